import { expect, it } from "vitest";
import { centerOf, noonOf, timeZoneChoices, timeZoneLabel } from "./event-time-zones.ts";

const summer = new Date("2026-07-05T12:00:00Z");

it("names a country's zones by their cities, with the abbreviation of that day", () => {
  const named = (at: Date) =>
    timeZoneChoices("AU", "Australia/Perth", at)
      .slice(0, 3)
      .map(({ label }) => label);
  expect(named(summer)).toEqual([
    "AEST: Sydney, Canberra, Newcastle",
    "AEST: Melbourne, Geelong, Ballarat",
    "AEST: Brisbane, Gold Coast, Cairns",
  ]);
  expect(named(new Date("2026-12-05T12:00:00Z"))[0]).toBe("AEDT: Sydney, Canberra, Newcastle");
});

it("includes an event's zone that isn't one of its country's", () => {
  expect(timeZoneChoices("UK", "Europe/Paris", summer)).toEqual([
    { value: "Europe/London", label: "BST: London, Manchester, Edinburgh" },
    { value: "Europe/Paris", label: "CEST: Europe/Paris" },
  ]);
  expect(timeZoneLabel("UK", "Europe/Paris", summer)).toBe("Europe/Paris (CEST)");
  expect(timeZoneLabel("CA", "America/Vancouver", summer)).toBe("Vancouver (PDT)");
});

it("knows where a zone's city is", () => {
  expect(centerOf("CA", "America/Vancouver")).toEqual([-123.12, 49.28]);
  expect(centerOf("CA", "Europe/Paris")).toBeUndefined();
  expect(centerOf("", "")).toBeUndefined();
});

it.each([
  ["2030-12-07", "2030-12-07T12:00:00.000Z"],
  ["", "2026-07-05T12:00:00.000Z"],
  ["020301-12-07", "2026-07-05T12:00:00.000Z"],
])("the noon of %j is %s", (day, noon) => {
  expect(noonOf(day, "2026-07-05").toISOString()).toBe(noon);
});
