import { countryCodes, countryOf, isCountryCode } from "@before-ten/contracts/shared/countries";
import { countryPlaces } from "@before-ten/contracts/shared/country-places";

/**
 * The country of a time zone, by its IANA name or a former one; undefined outside the club's
 * countries. Browsers reveal their zone without a prompt; the alternative, the network's address,
 * isn't stored.
 */
export function countryOfTimeZone(timeZone: string | undefined): string | undefined {
  if (timeZone === undefined) return undefined;
  const country = deviceCountries.get(timeZone);
  if (country !== undefined) return isCountryCode(country) ? country : undefined;
  return countryCodes().find((code) => countryOf(code).timeZone === timeZone);
}

const deviceCountries = new Map(
  Object.entries(countryPlaces).flatMap(([country, { deviceZones }]) =>
    deviceZones
      .trim()
      .split(/\s+/)
      .map((name) => [name, country] as const),
  ),
);
