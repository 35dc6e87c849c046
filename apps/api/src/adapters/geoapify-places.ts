import { isoCountryCode } from "@before-ten/contracts/countries";
import type { EventLocation } from "@before-ten/contracts/location";
import type { PlacesInput } from "@before-ten/contracts/places";
import { z } from "zod";

/** Finds places by what was typed of them. */
export interface PlaceSearch {
  suggest: (query: PlacesInput) => Promise<EventLocation[]>;
}

const limit = 5;
const timeoutMs = 4_000;
/** Shorter texts match half of the world. */
const minTextLength = 3;

/** The part of Geoapify's answer that is of use: https://apidocs.geoapify.com/docs/geocoding/address-autocomplete/ */
const answerSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        formatted: z.string(),
        lon: z.number(),
        lat: z.number(),
        city: z.string().optional(),
        country: z.string().optional(),
        address_line1: z.string().optional(),
      }),
    }),
  ),
});

/** Asked by the server, so that the key stays here and the pages' policy needs no other host. Throws when the service fails. */
export function createGeoapifySearch({ key, url }: { key: string; url: string }): PlaceSearch {
  return {
    async suggest({ text, country }) {
      if (text.length < minTextLength) return [];
      const query = new URL("v1/geocode/autocomplete", url.endsWith("/") ? url : `${url}/`);
      query.search = new URLSearchParams({
        text,
        limit: String(limit),
        lang: "en",
        ...(country && { filter: `countrycode:${isoCountryCode(country).toLowerCase()}` }),
        apiKey: key,
      }).toString();
      const response = await fetch(query, { signal: AbortSignal.timeout(timeoutMs) });
      // Without the address: it holds the key.
      if (!response.ok) throw new Error(`The address search answered ${response.status}`);
      return answerSchema.parse(await response.json()).features.map(({ properties }) => ({
        formatted: properties.formatted,
        coordinates: [properties.lon, properties.lat],
        city: properties.city,
        country: properties.country,
        address: properties.address_line1,
      }));
    },
  };
}

/** Without a key the typed text simply counts. */
export const noPlaceSearch: PlaceSearch = { suggest: () => Promise.resolve([]) };
