import { z } from "zod";
import { singleLine } from "../../shared/text/clean-text.ts";
import { fromJsonText } from "../../shared/text/json-text.ts";
import type { EventLocation } from "../output.ts";
import { eventFormMessages } from "../admin-messages.ts";
import { eventLengths } from "../rules.ts";

const maxLength = eventLengths.location;
/** In characters, before the text is cleaned. */
const longestLooked = 10 * maxLength;

const textSchema = z
  .string()
  // Cut by code points, because PostgreSQL can't store half of one.
  .transform((text) => [...singleLine(text.slice(0, longestLooked))].slice(0, maxLength).join(""))
  .optional()
  .catch(undefined);

/**
 * Longitude and latitude. Anything else counts as unknown, including `[0, 0]`, which clients send
 * for a typed place.
 */
const coordinatesSchema = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .nullable()
  .catch(null)
  .transform((pair) => (pair?.[0] === 0 && pair[1] === 0 ? null : pair));

/** A place as sent by clients: a text, an address service's feature, or the parts of an address. */
const placeSchema = z.object(
  {
    formatted: textSchema,
    properties: z.object({ formatted: textSchema }).optional().catch(undefined),
    address: textSchema,
    city: textSchema,
    country: textSchema,
    coordinates: coordinatesSchema,
  },
  eventFormMessages.locationRequired,
);

/** Text, a place, or a place as JSON text; the output is what is stored. */
export const locationInput = z
  .preprocess((value) => {
    const place = fromJsonText(value);
    return typeof place === "string" ? { formatted: place } : place;
  }, placeSchema)
  .transform((place, context): EventLocation => {
    const { address, city, country, coordinates } = place;
    const formatted =
      place.formatted ||
      place.properties?.formatted ||
      [address, city, country].filter(Boolean).join(", ");
    if (formatted === "") {
      context.addIssue({ code: "custom", message: eventFormMessages.locationRequired });
      return z.NEVER;
    }
    return { formatted, coordinates, city, country, address };
  })
  .meta({
    type: ["object", "string"],
    description:
      "A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown.",
    properties: {
      formatted: { type: "string" },
      address: { type: "string" },
      city: { type: "string" },
      country: { type: "string" },
      coordinates: { type: ["array", "null"], items: { type: "number" }, minItems: 2, maxItems: 2 },
    },
  });
