import { z } from "zod";
import { publicImageOutput } from "../images/output.ts";
import { versionOutput } from "../editing/output.ts";
import { count, idOutput, instant, text, ticketPriceOutput } from "../shared/output.ts";
import { availabilities } from "./availability.ts";
import { publishAtOutput, takeDownAtOutput } from "../schedule/output.ts";
import { announcedChangesOutput } from "./announced-changes-output.ts";
import { disruptionKinds } from "./disruption.ts";
import { eventStatuses } from "./lifecycle.ts";
import { forEachNote } from "./notes.ts";
import { forEachNumber } from "./numbers.ts";
import { forEachVenueNote } from "../venues/notes.ts";

export const eventLocationOutput = z.object({
  formatted: text("The Corn Exchange, London"),
  coordinates: z
    .tuple([z.number(), z.number()])
    .nullable()
    .meta({
      examples: [[-0.08, 51.52]],
      description: "Longitude, then latitude; null if unknown, as for a typed place",
    }),
  city: text("London", "Of a typed place, what its last part names").optional(),
  country: text("United Kingdom").optional(),
  address: text("12 Market Street").optional(),
});

/** An event's place, as stored and returned. */
export type EventLocation = z.infer<typeof eventLocationOutput>;

const previousDatesOutput = z.object({
  startDate: instant("2026-11-28T00:00:00.000Z"),
  endDate: instant("2026-11-28T00:00:00.000Z"),
  startTime: text("16:00"),
  endTime: text("22:00").nullable(),
  startsAt: instant("2026-11-28T16:00:00.000Z"),
  endsAt: instant("2026-11-28T22:00:00.000Z"),
});

const disruptionOutput = z.object({
  kind: z.enum(disruptionKinds).meta({
    examples: ["rescheduled"],
    description:
      "`postponed`: there is no date yet, and the event's dates are those that no longer hold",
  }),
  reason: text("The hall's heating needs a repair.", "For visitors, in the club's words"),
  since: instant("2026-11-20T09:30:00.000Z"),
  changes: announcedChangesOutput.meta({ examples: [["date"]] }),
  previousDates: previousDatesOutput
    .nullable()
    .meta({ description: "The original dates; null while they hold" }),
  previousLocation: eventLocationOutput
    .nullable()
    .meta({ description: "The original place; null while it holds" }),
});

/** What happened to an event, why, and what was announced before. */
export type Disruption = z.infer<typeof disruptionOutput>;

const lineUpEntryOutput = z.object({
  time: text("16:30", "Wall-clock time at the venue; null: not yet known").nullable(),
  name: text("DJ Marguerite"),
});

const datedPriceOutput = z.object({
  amount: z.number().meta({ examples: [50] }),
  until: instant(
    "2026-12-04T23:59:00.000Z",
    "From then on the next price is due; null: the last",
  ).nullable(),
});

const promotionOutput = z.object({
  text: text("Code EARLY: 10% off until Sunday"),
  from: instant("2026-11-20T09:00:00.000Z", "Null: from the start").nullable(),
  until: instant("2026-11-29T23:59:00.000Z", "Null: until the party is over").nullable(),
});

/** The series of an event that takes place more than once. */
const seriesOutput = z.object({
  id: idOutput,
  slug: text("first-saturday-disco", "The series' page is `/series/{slug}`"),
  name: text("First Saturday Disco"),
});

/** What an event takes over from its venue where it says nothing of its own. */
const eventVenueOutput = z.object({
  id: idOutput,
  slug: text("paper-mill-yard", "The venue's page is `/venues/{slug}`"),
  name: text("Paper Mill Yard"),
  ...forEachVenueNote((_name, { description, example }) => text(example, description).nullable()),
});

/** An event for visitors and integrators. */
export const publicEventOutput = z.object({
  id: idOutput,
  eventName: text("Sunday Disco"),
  description: text("Six hours of floor-fillers."),
  location: eventLocationOutput,
  venueId: idOutput.nullable().meta({ description: "Null: at none of the club's venues" }),
  venue: eventVenueOutput.nullable().meta({
    description: "What its published venue says; the event's own words count where it has any",
  }),
  country: text("UK", "ISO 3166, but UK: AU, NZ, US, UK, CA, SG, or one that the club has added"),
  /** Never format the days in the reader's zone. */
  startDate: instant(
    "2026-12-05T00:00:00.000Z",
    "A calendar day, carried as 00:00 UTC of that day",
  ),
  endDate: instant("2026-12-05T00:00:00.000Z"),
  /** Times are `HH:MM`. */
  startTime: text("16:00", "Wall-clock time at the venue"),
  endTime: text("22:00").nullable(),
  startsAt: instant("2026-12-05T16:00:00.000Z", "The real instant of the start"),
  endsAt: instant("2026-12-05T22:00:00.000Z", "From this instant on the event has ended"),
  timeZone: text("Europe/London", "IANA name of the venue's time zone"),
  timeZoneAbbreviation: text("GMT", "Name of the time at the venue, at the start"),
  poster: publicImageOutput.nullable(),
  musicGenres: z.array(text("Disco")),
  ticketPrice: ticketPriceOutput.meta({ description: "The price that is due" }),
  priceSteps: z.array(datedPriceOutput).meta({
    description:
      "The price that is due and those after it, soonest first; empty if the price stays",
  }),
  /** Null if the stored link isn't http or https, so that such a link is never shown. */
  promotion: promotionOutput
    .nullable()
    .meta({ description: "What the page shows of it now; admins always see it" }),
  redirectUrl: text("https://tickets.example/before-ten", "Where tickets are sold").nullable(),
  capacity: count(300, "Null: none was given, and pages assume 300 places").nullable(),
  unlimitedCapacity: z.boolean().meta({
    examples: [false],
    description: "No limit: pages show no places, and `capacity` is null",
  }),
  registrations: count(120),
  lineUp: z
    .array(lineUpEntryOutput)
    .meta({ description: "Who plays, in this order; empty without a line-up" }),
  ...forEachNumber((_name, { description, example }) => count(example, description).nullable()),
  ...forEachNote((_name, { description, example }) => text(example, description).nullable()),
  availability: z.enum(availabilities).meta({
    examples: ["on-sale"],
    description:
      "Of tickets, at the time of the answer: set by admins, or else derived from `capacity` and `registrations`",
  }),
  availabilitySetting: z
    .enum(availabilities)
    .nullable()
    .meta({ description: "Set by admins, whatever the places; null: not set" }),
  onSaleFrom: instant(
    "2026-11-10T09:00:00.000Z",
    "Start of ticket sales; null: not set",
  ).nullable(),
  disruption: disruptionOutput.nullable().meta({ description: "Null: as announced" }),
  dayNotice: text(
    "Doors open 15 minutes late.",
    "A notice of the day for visitors; null without one, and once the event has ended",
  ).nullable(),
  sequence: count(
    0,
    "Grows with every change of dates, place, availability setting or disruption, as iCalendar's SEQUENCE",
  ),
  version: versionOutput,
  series: seriesOutput.nullable().meta({ description: "Null for a single event" }),
  featured: z.boolean().meta({ examples: [false] }),
  publishAt: publishAtOutput,
  takeDownAt: takeDownAtOutput,
  status: z.enum(eventStatuses).meta({ examples: ["active"] }),
  createdAt: instant("2026-11-01T09:30:00.000Z"),
});

export type PublicEvent = z.infer<typeof publicEventOutput>;

/** Additional fields in the admins' lists. */
export const listedEventOutput = publicEventOutput.extend({
  clicks: count(12, "Clicks on its tickets, in total"),
  updatedAt: instant("2026-11-01T09:30:00.000Z"),
});

export type ListedEvent = z.infer<typeof listedEventOutput>;
