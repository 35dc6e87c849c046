import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { z } from "zod";
import {
  count,
  idAnswer,
  ids,
  instant,
  paginationAnswer,
  imageAnswer,
  text,
} from "../../rest/answers.ts";

const location = z.object({
  formatted: text("The Corn Exchange, London"),
  coordinates: z
    .tuple([z.number(), z.number()])
    .nullable()
    .meta({
      examples: [[-0.08, 51.52]],
      description: "Longitude, then latitude; null when nobody knows, as of a place that was typed",
    }),
  city: text("London").optional(),
  country: text("United Kingdom").optional(),
  address: text("12 Market Street").optional(),
});

const event = {
  eventName: text("Sunday Disco"),
  description: text("Six hours of floor-fillers."),
  location,
  country: text("UK", "AU, NZ, US, UK, CA or SG"),
  startDate: instant(
    "2026-12-05T00:00:00.000Z",
    "A calendar day, carried as 00:00 UTC of that day",
  ),
  endDate: instant("2026-12-05T00:00:00.000Z"),
  startTime: text("16:00", "Wall-clock time at the venue"),
  endTime: text("22:00").nullable(),
  startsAt: instant("2026-12-05T16:00:00.000Z", "The real instant of the start"),
  endsAt: instant("2026-12-05T22:00:00.000Z", "From this instant on the event has ended"),
  timeZone: text("Europe/London", "IANA name of the venue's time zone"),
  timeZoneAbbreviation: text("GMT", "What people at the venue call their time at the start"),
  poster: imageAnswer.nullable(),
  musicGenres: z.array(text("Disco")),
  ticketPrice: z.object({
    amount: z.number().meta({ examples: [35.5] }),
    currency: text("GBP", "ISO 4217"),
  }),
  redirectUrl: text("https://tickets.example/before-ten", "Where tickets are sold").nullable(),
  capacity: count(300, "Null: none was given, and pages count from 300 places").nullable(),
  unlimitedCapacity: z.boolean().meta({
    examples: [false],
    description: "There is no limit: pages count no places, and `capacity` is null",
  }),
  registrations: count(120),
  featured: z.boolean().meta({ examples: [false] }),
  status: z.enum(eventStatuses).meta({ examples: ["active"] }),
  createdAt: instant("2026-11-01T09:30:00.000Z"),
};

/** What the procedures answer. */
export const eventOutput: z.ZodType<PublicEvent> = z.object({ id: idAnswer, ...event });

const eventAnswer: z.ZodType<PublicEvent & { _id: string }> = z
  .object({ ...ids, ...event })
  .meta({ id: "Event" });

export const oneEvent = { data: eventAnswer };

export const eventPage = { data: z.array(eventAnswer), pagination: paginationAnswer };
