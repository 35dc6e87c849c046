import { expect, it } from "vitest";
import { countryCodes } from "../shared/countries.ts";
import { countryInSentence } from "./messages.ts";

it("names a country as people say it", () => {
  expect(countryCodes().map((code) => countryInSentence(code))).toEqual([
    "Australia",
    "New Zealand",
    "the United States",
    "the United Kingdom",
    "Canada",
    "Singapore",
  ]);
});
