import { activeCountries, isoCountryCode } from "@before-ten/contracts/shared/countries";
import type { FoundPlace } from "@before-ten/contracts/places/output";
import { knownTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { z } from "zod";
import type { PlaceSearch } from "../../deps.ts";

const limit = 5;
const lang = "en";
const timeoutMs = 4_000;
/** Shorter texts have too many matches. */
const minTextLength = 3;

/** Null if the place has none. */
const serviceText = z.string().nullable().catch(null);

/**
 * The fields of Geoapify's answers that we use, the same for a search and for one place:
 * https://apidocs.geoapify.com/docs/geocoding/address-autocomplete/ and
 * https://apidocs.geoapify.com/docs/place-details/
 */
const answerSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        place_id: z.string(),
        formatted: z.string(),
        result_type: serviceText,
        country_code: serviceText,
        street: serviceText,
        housenumber: serviceText,
        lon: z.number(),
        lat: z.number(),
        city: z.string().optional(),
        country: z.string().optional(),
        address_line1: z.string().optional(),
        timezone: z.object({ name: z.string() }).optional().catch(undefined),
      }),
    }),
  ),
});

/**
 * Calls the service from the server, so that the key stays secret and the pages' policy needs no
 * other host.
 * @throws when the service fails
 */
export function createGeoapifySearch({ key, url }: { key: string; url: string }): PlaceSearch {
  async function ask(path: string, parameters: Record<string, string>): Promise<FoundPlace[]> {
    const address = new URL(path, url.endsWith("/") ? url : `${url}/`);
    address.search = new URLSearchParams({ ...parameters, lang, apiKey: key }).toString();
    // Redirects are refused, so that the key is only sent to the configured address.
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    // The message leaves out the URL, because it contains the key.
    if (!response.ok) throw new Error(`The address search answered ${response.status}`);
    return answerSchema.parse(await response.json()).features.map(({ properties }) => ({
      place_id: properties.place_id,
      formatted: properties.formatted,
      result_type: properties.result_type,
      country_code: properties.country_code,
      street: properties.street,
      housenumber: properties.housenumber,
      location: {
        formatted: properties.formatted,
        coordinates: [properties.lon, properties.lat],
        city: properties.city,
        country: properties.country,
        address: properties.address_line1,
      },
      timeZone: (properties.timezone && knownTimeZone(properties.timezone.name)) ?? null,
    }));
  }
  return {
    isSetUp: true,
    async suggest({ text, country, near }) {
      if (text.length < minTextLength) return [];
      const bias = [
        near && `proximity:${near.join(",")}`,
        country === undefined && `countrycode:${activeCountries().map(serviceCode).join(",")}`,
      ].filter(Boolean);
      return ask("v1/geocode/autocomplete", {
        text,
        limit: String(limit),
        ...(country && { filter: `countrycode:${serviceCode(country)}` }),
        ...(bias.length > 0 && { bias: bias.join("|") }),
      });
    },
    find: async (id) => (await ask("v2/place-details", { id })).at(0),
  };
}

function serviceCode(country: string): string {
  return isoCountryCode(country).toLowerCase();
}

/** Used without a key: no suggestions, so the typed text counts. */
export const noPlaceSearch: PlaceSearch = {
  isSetUp: false,
  suggest: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
};
