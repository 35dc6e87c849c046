import { z } from "zod";
import { eventLocationOutput } from "../events/output.ts";
import { text } from "../shared/output.ts";

/** Null if the service doesn't tell. */
const serviceText = z.string().nullable();

/** A place found by the address service. */
const foundPlaceOutput = z.object({
  /** The service's own field names. */
  place_id: z.string(),
  formatted: z.string(),
  result_type: serviceText,
  country_code: serviceText,
  street: serviceText,
  housenumber: serviceText,
  /** The location to store. */
  location: eventLocationOutput,
  timeZone: text("Europe/London", "IANA name; null when the service doesn't say").nullable(),
});

export type FoundPlace = z.infer<typeof foundPlaceOutput>;
