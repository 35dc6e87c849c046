/**
 * The country codes the club uses. UK isn't ISO 3166; `isoCountryCode` returns the standard code.
 */
export const countryCodes = ["AU", "NZ", "US", "UK", "CA", "SG"] as const;

export type CountryCode = (typeof countryCodes)[number];

/** ISO 4217, for the countries above. */
export const countryCurrencies = ["AUD", "NZD", "USD", "GBP", "CAD", "SGD"] as const;

/** Countries of the filter of events, in the specification's order. */
export const filterCountries: readonly CountryCode[] = ["AU", "SG", "NZ", "US", "UK", "CA"];

/** The gallery's tabs after "All Countries", in the specification's order. */
export const galleryCountries: readonly CountryCode[] = ["AU", "NZ", "US", "UK", "CA"];

interface Country {
  name: string;
  /** ISO 3166. */
  iso: string;
  currency: (typeof countryCurrencies)[number];
  /** The zone of an event whose place has no other (`time-zones.ts`). */
  timeZone: string;
  /** Writes the zone's abbreviation as locals do: AEDT rather than GMT+11. */
  locale: string;
}

const countries: Record<CountryCode, Country> = {
  AU: {
    name: "Australia",
    iso: "AU",
    currency: "AUD",
    timeZone: "Australia/Sydney",
    locale: "en-AU",
  },
  NZ: {
    name: "New Zealand",
    iso: "NZ",
    currency: "NZD",
    timeZone: "Pacific/Auckland",
    locale: "en-NZ",
  },
  US: {
    name: "United States",
    iso: "US",
    currency: "USD",
    timeZone: "America/New_York",
    locale: "en-US",
  },
  UK: {
    name: "United Kingdom",
    iso: "GB",
    currency: "GBP",
    timeZone: "Europe/London",
    locale: "en-GB",
  },
  CA: { name: "Canada", iso: "CA", currency: "CAD", timeZone: "America/Toronto", locale: "en-CA" },
  SG: {
    name: "Singapore",
    iso: "SG",
    currency: "SGD",
    timeZone: "Asia/Singapore",
    locale: "en-SG",
  },
};

/** An event from an unknown country still has a price and a time. */
const elsewhere: Omit<Country, "name" | "iso"> = {
  currency: "USD",
  timeZone: "UTC",
  locale: "en-US",
};

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countries, code);
}

/**
 * The country of a code. An unknown code gets US dollars and UTC, and its name is the code itself.
 */
export function countryOf(code: string): Country {
  return isCountryCode(code) ? countries[code] : { ...elsewhere, name: code, iso: code };
}

export function isoCountryCode(code: string): string {
  return countryOf(code).iso;
}
