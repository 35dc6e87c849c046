import type { Reach } from "@before-ten/contracts/auth/reach";
import { hasCode } from "./embedded/error-code.ts";

/** Values of PostgreSQL's `reach.…` settings, which the views of `reach-views.ts` read. */
export interface ReachSettings {
  countries: string;
  cities: string;
  typedCities: string;
  series: string;
  account: string;
}

/** Without a reach. */
export const everywhere: ReachSettings = {
  countries: "",
  cities: "",
  typedCities: "",
  series: "",
  account: "",
};

export function reachSettings({ id, reach }: { id: string; reach?: Reach | null }): ReachSettings {
  if (!reach) return everywhere;
  const cities = reach.cities.map(({ country, city }) => ({ country, city: city.toLowerCase() }));
  return {
    countries: arrayText(reach.countries),
    cities: arrayText(cities.map(({ country, city }) => `${country}/${city}`)),
    typedCities: typedPattern(cities),
    series: arrayText(reach.series),
    account: id,
  };
}

/** An array as PostgreSQL reads it. */
function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;
}

/**
 * Matches a typed place by the part that names its city, which may end in a state and a postcode:
 * "The Yard, London N1 9AL, UK", but neither "London Road, Leeds" nor "Londonderry".
 */
function typedPattern(cities: readonly { country: string; city: string }[]): string {
  const places = cities.map(({ country, city }) => `${quoted(country)}/(?:.*, *)?${quoted(city)}`);
  if (places.length === 0) return "";
  const postcode = "(?: +[a-z]{2,3})?(?: +[a-z0-9]*[0-9][a-z0-9]*)*";
  return `^(?:${places.join("|")})${postcode} *(?:,.*)?$`;
}

function quoted(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`);
}

const checkOptionViolation = "44000";

/** PostgreSQL refused a row because it is outside the caller's reach. */
export function isOutOfReach(error: unknown): boolean {
  return hasCode(error, checkOptionViolation);
}
