import { expect, it } from "vitest";
import { countryCodes } from "../shared/countries.ts";
import { alertActions } from "./messages.ts";

it("asks for the next one in a country as people say it", () => {
  expect(countryCodes.map((code) => alertActions["next-event"](code))).toEqual([
    "Tell me about the next one in Australia",
    "Tell me about the next one in New Zealand",
    "Tell me about the next one in the United States",
    "Tell me about the next one in the United Kingdom",
    "Tell me about the next one in Canada",
    "Tell me about the next one in Singapore",
  ]);
});
