import { z } from "zod";
import { eventLocationOutput } from "../events/output.ts";
import { text } from "../shared/output.ts";

/** Null when the service doesn't say. */
const serviceText = z.string().nullable();

/** A place that an address service knows. */
const foundPlaceOutput = z.object({
  /** The service's own, by its own names. */
  place_id: z.string(),
  formatted: z.string(),
  result_type: serviceText,
  country_code: serviceText,
  street: serviceText,
  housenumber: serviceText,
  /** What is stored of it. */
  location: eventLocationOutput,
  timeZone: text("Europe/London", "IANA name; null when the service doesn't say").nullable(),
});

export type FoundPlace = z.infer<typeof foundPlaceOutput>;
