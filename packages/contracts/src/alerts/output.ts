import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { maxPartners, partnerDays, receiptKinds } from "./rules.ts";

/** How many people are waiting with a confirmed alert. Never who. */
export const alertCountsOutput = z.object({
  placesReturn: count(14, "Waiting for places at this event"),
  onSale: count(0, "Waiting for this event's tickets"),
  nextEvent: count(9, "Waiting for the next event in its country"),
  nextToldAt: instant(
    "2026-12-01T13:00:07.000Z",
    "When the next of those waiting for places are told: as many as there are places are told at once, in the order they asked, and the next ones an hour later. Null: nobody waits, there are no places, or mails are on their way",
  ).nullable(),
  announcement: z
    .object({
      people: count(9, "Who asked before the event was published"),
      at: instant("2026-12-01T12:10:00.000Z", "Until then, making it a draft again undoes it"),
    })
    .nullable()
    .meta({
      description: "Those who will be mailed that the event was published; null if there are none",
    }),
  changes: count(21, "Following this event: they are told of each change"),
  reminder: count(17, "To be reminded on the day before"),
});

export type AlertCounts = z.infer<typeof alertCountsOutput>;

/** Whom a change of an event concerns besides those who asked to hear of it. Never who. */
export const eventReachOutput = z.object({
  clicks: count(42, "Clicks on its tickets, as the analytics count them"),
  partners: z.array(text("partner.example")).meta({
    description: `Sites whose pages showed a list with this event's country in the last ${partnerDays} days, ${maxPartners} at most`,
  }),
  searchEngines: z.object({
    isSetUp: z.boolean().meta({ description: "Whether they are told at once (IndexNow)" }),
    failure: text(
      "IndexNow rejects the key: https://club.example/{key}.txt can't be read from outside.",
      "Why the latest attempt failed, which is repeated",
    ).nullable(),
  }),
});

export type EventReach = z.infer<typeof eventReachOutput>;

/** What was announced about an event, by whom and when, and the progress of its mails. */
export const eventReceiptOutput = z.object({
  id: idOutput,
  kind: z.enum(receiptKinds).meta({
    examples: ["cancelled"],
    description:
      "What an admin or an API key said of the event, `taken-back` when it was taken back, `sale-ended` when its tickets were taken off sale, `day-notice` for a notice of the day; `places-return`, `on-sale` and `next-event` are sent automatically",
  }),
  reason: text("The hall's roof was damaged by the storm.").nullable(),
  saidBy: text("Ana", "Null: sent automatically").nullable(),
  at: instant("2026-12-01T12:00:00.000Z"),
  sequence: count(3, "The event's, which calendars read, once this was said"),
  searchEnginesAt: instant(
    "2026-12-01T12:00:09.000Z",
    "When search engines were told (IndexNow); null: not yet, or it isn't set up",
  ).nullable(),
  mails: z.object({
    waiting: count(2),
    sent: count(12, "Accepted by the mail server"),
    failed: count(0, "Rejected by their mailboxes"),
    lastAt: instant("2026-12-01T12:00:07.000Z", "When the latest was sent or failed").nullable(),
  }),
});

export type EventReceipt = z.infer<typeof eventReceiptOutput>;
