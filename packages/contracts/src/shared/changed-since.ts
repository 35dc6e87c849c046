import { z } from "zod";

/** For a program that follows a list: it asks next time with the last `updatedAt` it has stored. */
export const changedSinceSchema = z.iso
  .datetime({ offset: true })
  .transform((instant) => new Date(instant))
  .optional()
  .meta({
    description:
      "Only what was created or changed at this instant or later, by `updatedAt`; the earliest change comes first",
  });
