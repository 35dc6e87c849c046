import { type CountryCode, countryCodes } from "@before-ten/contracts/shared/countries";
import { countryPlaces } from "@before-ten/contracts/shared/country-places";

/**
 * The country of a time zone, by its IANA name or a former one; undefined outside the club's
 * countries. Browsers reveal their zone without a prompt; the alternative, the network's address,
 * isn't stored.
 */
export function countryOfTimeZone(timeZone: string | undefined): CountryCode | undefined {
  return timeZone === undefined ? undefined : countries.get(timeZone);
}

const countries = new Map<string, CountryCode>(
  countryCodes.flatMap((country) =>
    countryPlaces[country].deviceZones
      .trim()
      .split(/\s+/)
      .map((name) => [name, country] as const),
  ),
);
