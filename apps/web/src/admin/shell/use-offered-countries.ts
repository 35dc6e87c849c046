import { activeCountries } from "@before-ten/contracts/shared/countries";
import { useOwnReach } from "./use-role-names.ts";

/** The countries a form offers: those in the admin's reach, and those already chosen. */
export function useOfferedCountries(...chosen: readonly string[]): string[] {
  const reach = useOwnReach();
  const offered = activeCountries(...chosen);
  // Dates of a series may be anywhere.
  if (reach === null || reach.series.length > 0) return offered;
  const ofCities = reach.cities.map(({ country }) => country);
  const reached = new Set([...reach.countries, ...ofCities, ...chosen]);
  return offered.filter((code) => reached.has(code));
}
