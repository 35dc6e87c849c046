import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";
import { limitSchema } from "../shared/pagination.ts";
import { maxListLimit } from "../shared/limits.ts";
import { changeKinds, maxChangesWait } from "./rules.ts";

const kindsText = z
  .string()
  .transform((kinds) => kinds.split(","))
  .pipe(z.array(z.enum(changeKinds)).max(changeKinds.length));

const sinceSchema = z.union([z.literal("now"), numberFromText(z.int().min(0))]);

const kinds = kindsText.optional().meta({
  description: "Comma-separated. Default: all kinds that the caller may read",
});

export const listChangesInput = z.object({
  since: sinceSchema.default(0).meta({
    description:
      "The `next` of the answer before. `now` skips all earlier changes; without it the oldest kept change comes first",
    default: 0,
  }),
  kinds,
  limit: limitSchema(maxListLimit),
  wait: numberFromText(z.int().min(0).max(maxChangesWait)).default(0).meta({
    description: "Seconds to wait for a change if there is none yet (long polling)",
    default: 0,
  }),
});

/** Without a default, so that a stream isn't opened by mistake. */
export const followChangesInput = z.object({
  since: sinceSchema.meta({
    description:
      "A position, or `now`. Not needed with `Last-Event-ID`, which clients send when they connect again",
  }),
  kinds,
});

export type FollowChanges = z.output<typeof followChangesInput>;

export type ListChanges = z.output<typeof listChangesInput>;
