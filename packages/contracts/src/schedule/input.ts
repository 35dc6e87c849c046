import { z } from "zod";
import { scheduleMessages } from "./messages.ts";

const hasOffset = /(Z|[+-]\d\d:\d\d)$/;

/**
 * When something is published or taken down: an instant, or a local time at the venue or the club.
 * An instant is converted to UTC, a local time stays as it is; a form sends null as text.
 */
export const scheduleTimeSchema = z
  .preprocess(
    (value) => (value === "" || value === "null" ? null : value),
    z.iso
      .datetime({ offset: true, local: true, error: scheduleMessages.timeInvalid })
      .transform((text, context) => {
        const year = Number(text.slice(0, 4));
        if (year >= 2000 && year < 2100) {
          return hasOffset.test(text) ? new Date(text).toISOString() : text;
        }
        context.addIssue({ code: "custom", message: scheduleMessages.timeInvalid });
        return z.NEVER;
      })
      .nullable(),
  )
  .meta({
    description:
      "An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled.",
    examples: ["2026-12-04T09:00:00.000Z"],
  });
