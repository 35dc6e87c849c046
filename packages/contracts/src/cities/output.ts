import { z } from "zod";
import { publicEventOutput } from "../events/output.ts";
import { text } from "../shared/output.ts";
import { publicVenueOutput } from "../venues/output.ts";

export const citySummaryOutput = z.object({
  slug: text("london", "Its page is `/{slug}`"),
  name: text("London"),
});

export const cityOutput = citySummaryOutput.extend({
  text: text("Four o'clock in London.", "The club's words about it; null: none").nullable(),
  venues: z.array(
    publicVenueOutput.pick({ id: true, slug: true, name: true, location: true, photos: true }),
  ),
  upcoming: z.array(publicEventOutput).meta({ description: "Its parties to come, soonest first" }),
  past: z.array(publicEventOutput).meta({ description: "Its parties that were, latest first" }),
});

export type CitySummary = z.infer<typeof citySummaryOutput>;
export type City = z.infer<typeof cityOutput>;
