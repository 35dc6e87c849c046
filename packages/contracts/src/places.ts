import { z } from "zod";
import { countryCodes } from "./countries.ts";

const maxTextLength = 200;

/** What is typed of an address, and the country it is likely in. */
export const placesInput = z.object({
  text: z.string().trim().max(maxTextLength),
  country: z.enum(countryCodes).optional(),
});

export type PlacesInput = z.infer<typeof placesInput>;
