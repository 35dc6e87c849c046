import { countryPlaces } from "@before-ten/contracts/shared/country-places";
import { expect, it } from "vitest";
import { countryOfTimeZone } from "./country-of-time-zone.ts";

it.each(
  Object.entries(countryPlaces).flatMap(([country, { zones }]) =>
    zones.map(({ timeZone }) => [timeZone, country] as const),
  ),
)("knows the zone of our venues %s", (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country);
});

it.each([
  ["America/Indiana/Knox", "US"],
  ["America/Montreal", "CA"],
  ["Canada/Pacific", "CA"],
  ["GB", "UK"],
  ["NZ", "NZ"],
])("knows %s, which some devices still say", (timeZone, country) => {
  expect(countryOfTimeZone(timeZone)).toBe(country);
});

it.each([
  undefined,
  "",
  "America/Sao_Paulo",
  "America/Mexico_City",
  "Europe/Paris",
  "UTC",
  "__proto__",
  "constructor",
  "europe/london\0",
])("has no country for %j", (timeZone) => {
  expect(countryOfTimeZone(timeZone)).toBeUndefined();
});
