import { afterEach, describe, expect, it } from "vitest";
import { defaultTexts, createTextReader } from "../site/read-texts.ts";
import { setPublishedTexts } from "../site/published-texts.ts";
import { countryTexts } from "../site/texts/countries.ts";
import { countryByName } from "./country-places.ts";
import {
  activeCountries,
  countryCodes,
  countryCurrencies,
  countryOf,
  filterCountries,
  galleryCountries,
  isCountryCode,
  isoCountryCode,
} from "./countries.ts";
import { allCountryCodes, isoCountryName } from "./iso-countries.ts";
import { priceLabel } from "./money.ts";

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
  expect(countryCodes().every(isCountryCode)).toBe(true);
  expect(["GB", "au", "", "__proto__", "toString"].some(isCountryCode)).toBe(false);
});

it("says GB only where a standard asks for ISO 3166", () => {
  expect(countryCodes().map(isoCountryCode)).toEqual(["AU", "NZ", "US", "GB", "CA", "SG"]);
});

describe("a list of the club's own", () => {
  afterEach(() => setPublishedTexts(defaultTexts));

  const [au, nz] = countryTexts.defaults.list;
  const france = {
    id: "fr",
    code: "FR",
    name: "La France",
    currency: "EUR",
    timeZone: "Europe/Paris",
  };
  const publish = () =>
    setPublishedTexts(
      createTextReader({ "countries.list": [france, { ...au, hidden: "yes" }, { ...nz }] }),
    );

  it("has countries that were added, in its order everywhere", () => {
    publish();
    expect(activeCountries()).toEqual(["FR", "NZ"]);
    expect([filterCountries(), galleryCountries()]).toEqual([
      ["FR", "NZ"],
      ["FR", "NZ"],
    ]);
    expect(countryOf("FR")).toMatchObject({ name: "La France", iso: "FR", currency: "EUR" });
    expect([countryByName("France"), countryByName("la france")]).toEqual(["FR", "FR"]);
    expect(countryCurrencies()).toEqual(["EUR", "NZD", "AUD"]);
  });

  it("still knows one that isn't offered, and offers it where it is chosen", () => {
    publish();
    expect(countryCodes()).toEqual(["FR", "NZ", "AU"]);
    expect(countryOf("AU").timeZone).toBe("Australia/Sydney");
    expect(activeCountries("AU")).toEqual(["FR", "NZ", "AU"]);
    expect(filterCountries("AU")).toEqual(["FR", "NZ", "AU"]);
  });

  it("is the specified one again once it is gone", () => {
    publish();
    setPublishedTexts(defaultTexts);
    expect(filterCountries()).toEqual(["AU", "SG", "NZ", "US", "UK", "CA"]);
    expect(isCountryCode("FR")).toBe(false);
  });
});

it("chooses among all of ISO 3166, each with a name", () => {
  expect(new Set(allCountryCodes).size).toBe(249);
  expect(allCountryCodes.filter((code) => isoCountryName(code) === code)).toEqual([]);
  expect(isoCountryName("UK")).toBe("United Kingdom");
});

it.each([
  ["EUR", "EUR €50"],
  ["CHF", "CHF 50"],
  ["BRL", "BRL $50"],
])("writes a price in %s as %s", (currency, label) => {
  expect(priceLabel({ amount: 50, currency })).toBe(label);
});
