import { expect, it } from "vitest";
import { countryCodes, countryOf, isCountryCode, isoCountryCode } from "./countries.ts";

it.each([
  ["AU", "Australia", "AUD", "Australia/Sydney"],
  ["NZ", "New Zealand", "NZD", "Pacific/Auckland"],
  ["US", "United States", "USD", "America/New_York"],
  ["UK", "United Kingdom", "GBP", "Europe/London"],
  ["CA", "Canada", "CAD", "America/Toronto"],
  ["SG", "Singapore", "SGD", "Asia/Singapore"],
  ["FR", "FR", "USD", "UTC"],
])("%s is %s, pays in %s and lives by %s", (code, name, currency, timeZone) => {
  expect(countryOf(code)).toMatchObject({ name, currency, timeZone });
});

it("knows its own codes and no inherited name", () => {
  expect(countryCodes.every(isCountryCode)).toBe(true);
  expect(["GB", "au", "", "__proto__", "toString"].some(isCountryCode)).toBe(false);
});

it("says GB only where a standard asks for ISO 3166", () => {
  expect(countryCodes.map(isoCountryCode)).toEqual(["AU", "NZ", "US", "GB", "CA", "SG"]);
});
