import { z } from "zod";
import { eventLocationOutput } from "../events/output.ts";
import { text } from "../shared/output.ts";

/** A place that an address service knows. */
const foundPlaceOutput = z.object({
  /** The service's own. */
  id: z.string(),
  location: eventLocationOutput,
  timeZone: text("Europe/London", "IANA name; null when the service doesn't say").nullable(),
});

export type FoundPlace = z.infer<typeof foundPlaceOutput>;
