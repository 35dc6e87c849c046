import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import { timeZonesOf } from "@before-ten/contracts/events/location/time-zones";
import { countryOf } from "@before-ten/contracts/shared/countries";

const shownCities = 3;

/**
 * A country's zones with their cities: `PDT: Vancouver, Victoria, Kelowna`. The chosen one is
 * always included.
 */
export function timeZoneChoices(
  country: string,
  chosen: string,
  at: Date,
): { value: string; label: string }[] {
  const listed = timeZonesOf(country).map(({ timeZone }) => timeZone);
  // Of a country that was added only one zone is known, so all are offered after it.
  const own =
    listed.length > 0
      ? listed
      : [...new Set([countryOf(country).timeZone, ...Intl.supportedValuesOf("timeZone")])];
  const zones = chosen === "" || own.includes(chosen) ? own : [...own, chosen];
  return zones.map((timeZone) => {
    const cities = citiesIn(country, timeZone).slice(0, shownCities).join(", ");
    const abbreviation = timeZoneAbbreviation({ country, timeZone }, at);
    return { value: timeZone, label: `${abbreviation}: ${cities}` };
  });
}

/** `Vancouver (PDT)` */
export function timeZoneLabel(country: string, timeZone: string, at: Date): string {
  const [city] = citiesIn(country, timeZone);
  return `${city} (${timeZoneAbbreviation({ country, timeZone }, at)})`;
}

/**
 * Longitude and latitude of the zone's largest city. Undefined if it isn't one of the country's
 * zones.
 */
export function centerOf(country: string, timeZone: string): [number, number] | undefined {
  const zone = timeZonesOf(country).find((each) => each.timeZone === timeZone);
  return zone && [...zone.center];
}

/**
 * Noon UTC of the day, to tell whether daylight saving applies. Uses today while an incomplete date
 * is being typed.
 */
export function noonOf(day: string, today: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? new Date(`${today}T12:00:00Z`) : noon;
}

/** A zone outside the table has only its IANA name. */
function citiesIn(country: string, timeZone: string): readonly string[] {
  const zone = timeZonesOf(country).find((each) => each.timeZone === timeZone);
  return zone?.cities ?? [timeZone];
}
