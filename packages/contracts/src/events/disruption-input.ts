import { z } from "zod";
import { eventFormMessages as messages } from "./admin-messages.ts";
import { plainText } from "../shared/text/clean-text.ts";
import { createEventInput, updateEventInput } from "./input.ts";
import { eventLengths } from "./rules.ts";

/** Input for an event's disruption, and for edits that announce one. */

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
        .object({
          kind: z.literal("rescheduled"),
          reason,
          startDate,
          endDate,
          startTime,
          endTime,
          location: location
            .optional()
            .meta({ description: "If the place changes as well as the date or the hours" }),
        })
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
      "`cancelled`; `postponed`, when there is no new date yet; `rescheduled`, with the new dates or hours, and the new place if that changes too; `moved`, with the new place",
  });

export const disruptEventInput = z.object({ id: z.string(), disruption: disruptionSchema });

export const dayNoticeInput = z.object({
  id: z.string(),
  notice: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(eventLengths.dayNotice, messages.dayNoticeTooLong))
    .meta({ description: "Shown until the event is over; empty removes it" }),
  tellFollowers: z.boolean().default(false).meta({
    description: "Whether those who asked to hear of changes are emailed",
  }),
});

export type DayNotice = z.infer<typeof dayNoticeInput>;

/** As it is sent, with the place as it was typed. */
export type DisruptEventInput = z.input<typeof disruptEventInput>;
export type DisruptEvent = z.infer<typeof disruptEventInput>;

/** A change by an admin or an integrator, who may tell visitors of it. */
export const editEventInput = updateEventInput.safeExtend({
  changeReason: reason.optional().meta({
    description:
      "Tells visitors, with this reason, that a published event has a new date, new hours or a new place, or that its sale has ended. Without it these are corrected silently.",
  }),
});
