import { z } from "zod";
import { plainText } from "../shared/text/clean-text.ts";
import { eventFormMessages as messages } from "./admin-messages.ts";
import { eventLengths } from "./rules.ts";
import { createEventInput } from "./input.ts";

/** Input for an event's disruption. */

const { startDate, endDate, startTime, endTime, location } = createEventInput.shape;

const reason = z
  .string(messages.reasonRequired)
  .transform(plainText)
  .pipe(
    z
      .string()
      .min(1, { error: messages.reasonRequired, abort: true })
      .max(eventLengths.reason, messages.reasonTooLong),
  )
  .meta({ description: "For visitors, on the event's page" });

const disruptionSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.object({ kind: z.literal("cancelled"), reason }),
      z.object({ kind: z.literal("postponed"), reason }),
      z
        .object({ kind: z.literal("rescheduled"), reason, startDate, endDate, startTime, endTime })
        .refine((dates) => dates.endDate >= dates.startDate, {
          path: ["endDate"],
          error: messages.endBeforeStart,
        }),
      z.object({ kind: z.literal("moved"), reason, location }),
    ],
    messages.disruptionRequired,
  )
  .meta({
    description:
      "`cancelled`; `postponed`, when there is no new date yet; `rescheduled`, with the new dates; `moved`, with the new place",
  });

export const disruptEventInput = z.object({ id: z.string(), disruption: disruptionSchema });

export type DisruptEvent = z.infer<typeof disruptEventInput>;
