import { z } from "zod";
import { versionOutput } from "../editing/output.ts";
import { eventLocationOutput, publicEventOutput } from "../events/output.ts";
import { publicImageOutput } from "../images/output.ts";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { forEachVenueNote } from "./notes.ts";
import { venueStatuses } from "./rules.ts";

/** A venue for visitors and integrators. */
export const publicVenueOutput = z.object({
  id: idOutput,
  slug: text("paper-mill-yard", "Last part of its page's address, /venues/paper-mill-yard"),
  name: text("Paper Mill Yard"),
  country: text("UK", "ISO 3166, but UK"),
  location: eventLocationOutput,
  city: text(
    "London",
    "The city whose page lists it, also if its place was only typed; null if unknown",
  ).nullable(),
  capacity: count(300, "The legal maximum; null: not known").nullable(),
  ...forEachVenueNote((_name, { description, example }) => text(example, description).nullable()),
  photos: z.array(publicImageOutput),
  updatedAt: instant("2026-11-28T09:00:00.000Z", "When it was last changed"),
});

/** A venue in the admins' list. */
export const adminVenueSummaryOutput = z.object({
  ...publicVenueOutput.pick({
    id: true,
    slug: true,
    name: true,
    country: true,
    location: true,
    capacity: true,
    updatedAt: true,
  }).shape,
  status: z.enum(venueStatuses).meta({ examples: ["published"] }),
  nextParty: z
    .object({
      id: idOutput,
      eventName: text("Sunday Disco"),
      startDate: publicEventOutput.shape.startDate,
    })
    .nullable()
    .meta({ description: "The next party that takes place there" }),
});

export const adminVenueOutput = adminVenueSummaryOutput.omit({ nextParty: true }).extend({
  ...publicVenueOutput.omit({ photos: true }).shape,
  photos: z.array(
    z.object({
      imageId: text("9f2c", "The image's id in the library"),
      image: publicImageOutput,
      alt: text("The yard at five o'clock"),
    }),
  ),
  createdAt: instant("2026-11-19T17:12:00.000Z"),
  version: versionOutput,
});

/** A venue as its page shows it. */
export const venuePageOutput = publicVenueOutput.extend({
  upcoming: z.array(publicEventOutput).meta({ description: "Its parties to come, soonest first" }),
  past: z.array(publicEventOutput).meta({ description: "Its parties that were, latest first" }),
});

export type PublicVenue = z.infer<typeof publicVenueOutput>;
export type VenuePage = z.infer<typeof venuePageOutput>;
export type AdminVenueSummary = z.infer<typeof adminVenueSummaryOutput>;
export type AdminVenue = z.infer<typeof adminVenueOutput>;
