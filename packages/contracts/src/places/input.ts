import { z } from "zod";
import { countrySchema } from "../shared/country-schema.ts";
import { maxPlaceTextLength } from "./rules.ts";

/** In characters of Geoapify's place id, which has a few hundred hexadecimal digits at most. */
const maxIdLength = 1_000;

/** The typed part of an address, its country, and a place it is probably near. */
export const placesInput = z.object({
  text: z.string().trim().max(maxPlaceTextLength),
  country: countrySchema.optional(),
  /** Longitude, then latitude. */
  near: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).optional(),
});

export type PlacesInput = z.infer<typeof placesInput>;

export const placeInput = z.object({ placeId: z.string().min(1).max(maxIdLength) });
