import { localInstant } from "@before-ten/contracts/events/instants";
import { countryOf } from "@before-ten/contracts/shared/countries";

/** When this local time comes in a country: `2026-12-04T09:00`. */
export function localTimeIn(country: string, localTime: string): Date {
  return localInstant(localTime, countryOf(country).timeZone);
}

/** The country, of these, where this local time comes first. */
export function firstLocalTime(
  localTime: string,
  countries: readonly string[],
): { at: Date; countryName: string } {
  const [first, ...others] = countries.map((country) => ({
    at: localTimeIn(country, localTime),
    countryName: countryOf(country).name,
  }));
  if (first === undefined) throw new Error("No country to look at");
  return others.reduce((earliest, each) => (each.at < earliest.at ? each : earliest), first);
}
