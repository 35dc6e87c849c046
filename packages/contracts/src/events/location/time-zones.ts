import { countryOf } from "../../shared/countries.ts";
import { type CountryTimeZone, countryByName, placesOf } from "../../shared/country-places.ts";

/** The parts of a location that tell its zone. */
interface Place {
  formatted: string;
  city?: string | undefined;
}

/** The zone of an event without one: that of its place, or else its country's. */
export function venueTimeZone(country: string, place: Place): string {
  return placeTimeZone(country, place) ?? countryOf(country).timeZone;
}

/**
 * The zone of the state or city in a place. Undefined if it names none we know.
 * A state counts before a city, as there are several Portlands. Text between commas counts as a
 * whole ("Perth Street, Sydney" is in Sydney); only the end of an address may be written without
 * them ("Raincoat Hall Vancouver BC").
 */
export function placeTimeZone(country: string, { formatted, city }: Place): string | undefined {
  const parts = partsOf(formatted);
  const end = parts.slice(-1);
  const zones = timeZonesOf(country);
  const found =
    zoneWith(zones, "regions", parts, isNamed) ??
    zoneWith(zones, "regions", end, endsWith) ??
    zoneWith(zones, "cities", city === undefined ? parts : [...parts, city], isNamed) ??
    zoneWith(zones, "cities", end, endsWith);
  return found?.timeZone;
}

/** The country's default first; empty for countries of which only the zone is known. */
export function timeZonesOf(country: string): readonly CountryTimeZone[] {
  return placesOf(country)?.zones ?? [];
}

/** `Intl` reads BST as Bangladesh's time; these are the abbreviations among IANA's own names. */
const ianaAbbreviations = /^(?:CE|EE|ES|GM|HS|ME|MS|WE)T$/i;

/**
 * Finds a zone by its IANA name in any case: `america/vancouver` is `America/Vancouver`. Undefined
 * if there is no such zone, and for abbreviations such as BST, which Temporal refuses.
 */
export function knownTimeZone(name: string): string | undefined {
  // Intl also accepts offsets (+05:30), but they have no summer time.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  if (/^[A-Z]{2}T$/i.test(name) && !ianaAbbreviations.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // A zone with two names keeps the given one: Intl returns Asia/Calcutta for Asia/Kolkata.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** Whether two zones have the same local time at an instant. */
export function sameClock(one: string, other: string, at: Date): boolean {
  const [shown, otherShown] = [one, other].map((timeZone) =>
    new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at),
  );
  return shown === otherShown;
}

/** Matches a US, Australian or Canadian postcode at the end of a part. */
const postcode = /\s+(\d{4,5}(-\d{4})?|[A-Z]\d[A-Z]( ?\d[A-Z]\d)?)$/i;

/** The parts of an address from the smallest to the largest, without postcodes and the country. */
function partsOf(address: string): string[] {
  return address
    .split(",")
    .map((part) => part.trim().replace(postcode, ""))
    .filter((part) => part !== "" && !isCountryOnly(part));
}

/** Singapore is a city, too. */
function isCountryOnly(part: string): boolean {
  const country = countryByName(part);
  return country !== undefined && !timeZonesOf(country).some(({ cities }) => cities.includes(part));
}

/** The zone of the largest part that names one. */
function zoneWith(
  zones: readonly CountryTimeZone[],
  names: "cities" | "regions",
  parts: readonly string[],
  matches: (part: string, name: string) => boolean,
): CountryTimeZone | undefined {
  return parts
    .map((part) => zones.find((zone) => zone[names].some((name) => matches(part, name))))
    .findLast((zone) => zone !== undefined);
}

function isNamed(part: string, name: string): boolean {
  return comparable(part, name) === comparable(name, name);
}

function endsWith(part: string, name: string): boolean {
  return comparable(part, name).endsWith(` ${comparable(name, name)}`);
}

/**
 * Normalizes spellings of a city: Montréal, St Johns. The case of two-letter codes counts, because
 * they may be words (or, me).
 */
function comparable(text: string, name: string): string {
  if (name.length === 2) return text;
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F.'’]/g, "")
    .toLowerCase();
}
