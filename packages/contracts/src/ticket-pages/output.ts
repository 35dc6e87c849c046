import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import {
  findingFields,
  foundAvailabilities,
  foundDisruptions,
  lookOutcomes,
  ticketPageResults,
  unreadFields,
} from "./rules.ts";

const unread = z.array(z.enum(unreadFields)).meta({
  examples: [["price"]],
  description: "What the page gives in a form that can't be read with certainty",
});

/** What a ticket page says about its event. Null: nothing reliable. */
export const foundValuesOutput = z.object({
  name: text("Sunday Disco").nullable(),
  startDate: text("2026-12-05", "The calendar day at the venue").nullable(),
  startTime: text("16:00", "Wall-clock time at the venue").nullable(),
  endDate: text("2026-12-05").nullable(),
  endTime: text("22:00").nullable(),
  place: text("The Corn Exchange, 12 Market Street, London").nullable(),
  price: z
    .object({
      amount: z.number().meta({ examples: [40] }),
      currency: text("GBP", "ISO 4217; null when the page names none").nullable(),
    })
    .nullable()
    .meta({ description: "The lowest that can still be bought" }),
  availability: z
    .enum(foundAvailabilities)
    .nullable()
    .meta({ examples: ["on-sale"] }),
  disruption: z.enum(foundDisruptions).nullable(),
  unread,
});

export type FoundValues = z.infer<typeof foundValuesOutput>;

const outcome = z.enum(lookOutcomes).meta({
  examples: ["read"],
  description: "The result of the check; with anything but `read`, nothing is known of the event",
});

export const readTicketPageOutput = z.object({
  outcome,
  /** The status of the last address, after redirects. */
  httpStatus: z
    .int()
    .nullable()
    .meta({ examples: [200] }),
  found: foundValuesOutput,
});

export type ReadPage = z.infer<typeof readTicketPageOutput>;

export const findingOutput = z.object({
  field: z.enum(findingFields).meta({ examples: ["price"] }),
  ours: text("GBP 50.00", "What the event says"),
  found: text("GBP 40.00", "What the ticket page says"),
  canTakeOver: z
    .boolean()
    .meta({ examples: [true], description: "Whether the event can get the page's value" }),
});

export type Finding = z.infer<typeof findingOutput>;

export const ticketPageOutput = z.object({
  id: idOutput.meta({ description: "Of the event" }),
  eventName: text("Sunday Disco"),
  startDate: instant("2026-12-05T00:00:00.000Z", "Of the event"),
  redirectUrl: text("https://tickets.example/before-ten", "The ticket page's address").nullable(),
  result: z.enum(ticketPageResults).meta({
    examples: ["differs"],
    description: "`cant-tell`: the page couldn't be understood; `outcome` or `unread` says why",
  }),
  outcome: outcome.nullable().meta({ description: "Of the last look; null: there was none yet" }),
  httpStatus: z
    .int()
    .nullable()
    .meta({ examples: [200] }),
  checkedAt: instant("2026-12-01T06:00:00.000Z").nullable(),
  isWatched: z.boolean().meta({
    examples: [true],
    description:
      "Looked at once a day: of an event to come that takes place, while `TICKET_WATCH` is on",
  }),
  findings: z.array(findingOutput),
  unread,
});

export type TicketPage = z.infer<typeof ticketPageOutput>;
