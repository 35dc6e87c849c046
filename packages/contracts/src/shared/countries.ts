import { countryTexts } from "../site/texts/countries.ts";

/**
 * The club's countries, as owners changed them. Everything that knows countries asks here, so the
 * list is kept in this module: `setCountries` follows what is published.
 */

interface ListedCountry {
  readonly code: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly timeZone: string;
}

interface Country extends Omit<ListedCountry, "code"> {
  /** ISO 3166. */
  iso: string;
  /** Writes the zone's abbreviation as locals do: AEDT rather than GMT+11. */
  locale: string;
}

interface CountryLists {
  known: ReadonlyMap<string, Country>;
  /** Offered in forms and filters. */
  active: readonly string[];
  /** In the filter of events. */
  inFilter: readonly string[];
  /** Tabs of the gallery. */
  inGallery: readonly string[];
}

const { list: defaults } = countryTexts.defaults;

/** The specification has an order for each place; a list of the club's own has one for all. */
const unchanged: CountryLists = {
  known: countriesOf(defaults),
  active: defaults.map(({ code }) => code),
  inFilter: ["AU", "SG", "NZ", "US", "UK", "CA"],
  inGallery: ["AU", "NZ", "US", "UK", "CA"],
};

declare global {
  /** The bundle that renders pages has a copy of this module, which must follow, too. */
  var clubCountries: CountryLists | undefined;
}

function listsNow(): CountryLists {
  return globalThis.clubCountries ?? unchanged;
}

/** Follows the club's own list; undefined: it has none. */
export function setCountries(
  changed: { known: readonly ListedCountry[]; active: readonly ListedCountry[] } | undefined,
): void {
  if (changed === undefined) {
    globalThis.clubCountries = undefined;
    return;
  }
  const active = changed.active.map(({ code }) => code);
  const all = [...changed.active, ...changed.known];
  const known = countriesOf(all);
  globalThis.clubCountries = { known, active, inFilter: active, inGallery: active };
}

function countriesOf(listed: readonly ListedCountry[]): ReadonlyMap<string, Country> {
  return new Map(
    listed.map(({ code, ...country }) => {
      const iso = code === "UK" ? "GB" : code;
      return [code, { ...country, iso, locale: `en-${iso}` }];
    }),
  );
}

/** All codes that events may have, also of countries that are no longer offered. */
export function countryCodes(): string[] {
  return [...listsNow().known.keys()];
}

/** Those offered in forms; with the one that is already chosen. */
export function activeCountries(...chosen: readonly string[]): string[] {
  return countryCodes().filter((code) => listsNow().active.includes(code) || chosen.includes(code));
}

export function filterCountries(chosen = ""): readonly string[] {
  const isMissing = isCountryCode(chosen) && !listsNow().inFilter.includes(chosen);
  return isMissing ? [...listsNow().inFilter, chosen] : listsNow().inFilter;
}

export function galleryCountries(): readonly string[] {
  return listsNow().inGallery;
}

export function countryCurrencies(): string[] {
  return [...new Set([...listsNow().known.values()].map(({ currency }) => currency))];
}

/** An event from an unknown country still has a price and a time. */
const elsewhere: Omit<Country, "name" | "iso"> = {
  currency: "USD",
  timeZone: "UTC",
  locale: "en-US",
};

export function isCountryCode(code: string): boolean {
  return listsNow().known.has(code);
}

/**
 * The country of a code. An unknown code gets US dollars and UTC, and its name is the code itself.
 */
export function countryOf(code: string): Country {
  return listsNow().known.get(code) ?? { ...elsewhere, name: code, iso: code };
}

export function isoCountryCode(code: string): string {
  return countryOf(code).iso;
}
