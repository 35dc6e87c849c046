import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { countryCodes, countryOf } from "../../shared/countries.ts";
import {
  knownTimeZone,
  placeTimeZone,
  sameClock,
  timeZonesOf,
  venueTimeZone,
} from "./time-zones.ts";

describe("the zone of a place", () => {
  it.each([
    ["AU", "Fortitude Music Hall, Brisbane", "Australia/Brisbane"],
    ["AU", "12 Adelaide Street, Brisbane QLD 4000, Australia", "Australia/Brisbane"],
    ["AU", "The Shed, Fremantle WA 6160", "Australia/Perth"],
    ["AU", "Perth Street, Sydney", "Australia/Sydney"],
    ["AU", "brisbane", "Australia/Brisbane"],
    ["AU", "Fed Square, Melbourne Vic 3000", "Australia/Melbourne"],
    ["AU", "The Bandstand Adelaide", "Australia/Adelaide"],
    ["CA", "Raincoat Hall, Mount Pleasant, Vancouver", "America/Vancouver"],
    ["CA", "Raincoat Hall Vancouver, BC V5T 1A1, Canada", "America/Vancouver"],
    ["CA", "Club Soda, Montréal", "America/Toronto"],
    ["CA", "The Quay, St Johns", "America/St_Johns"],
    ["US", "Blue Island Lamp Works, Pilsen, Chicago", "America/Chicago"],
    ["US", "1 Main Street, Chicago, IL 60608-1234, United States of America", "America/Chicago"],
    ["US", "The Rooftop, Los Angeles", "America/Los_Angeles"],
    ["US", "1 Pine Street, Portland, ME 04101, USA", "America/New_York"],
    ["US", "The Docks, Portland", "America/Los_Angeles"],
    ["US", "The Georgia, Austin", "America/Chicago"],
    ["US", "The Sphere, El Paso, TX 79901", "America/Denver"],
    ["US", "9 Beach Road, Honolulu, HI", "Pacific/Honolulu"],
    ["NZ", "Chatham Islands", "Pacific/Chatham"],
    ["UK", "Edinburgh", "Europe/London"],
    ["SG", "Godown Terrace, Singapore", "Asia/Singapore"],
  ])("in %s of %j: %s", (country, formatted, timeZone) => {
    expect(placeTimeZone(country, { formatted })).toBe(timeZone);
    expect(venueTimeZone(country, { formatted })).toBe(timeZone);
  });

  it.each([
    ["AU", "Test Pier"],
    ["AU", "The Perth Room, Newtown"],
    ["AU", "London"],
    ["US", "Do or die"],
    ["US", "The Rooftop, LA"],
    ["US", ""],
    ["FR", "Paris"],
  ])("in %s isn't told by %j: then it is the country's", (country, formatted) => {
    expect(placeTimeZone(country, { formatted })).toBeUndefined();
    expect(venueTimeZone(country, { formatted })).toBe(countryOf(country).timeZone);
  });

  it("follows from its city, unless the address names another state", () => {
    expect(placeTimeZone("CA", { formatted: "Raincoat Hall", city: "Vancouver" })).toBe(
      "America/Vancouver",
    );
    expect(placeTimeZone("US", { formatted: "1 Pine St, Maine", city: "Portland" })).toBe(
      "America/New_York",
    );
  });
});

it("every country has its own zone first, and only zones that exist, each city once", () => {
  for (const code of countryCodes()) {
    const zones = timeZonesOf(code);
    expect(zones[0]?.timeZone).toBe(countryOf(code).timeZone);
    for (const { timeZone } of zones) expect(knownTimeZone(timeZone)).toBe(timeZone);
    for (const names of ["cities", "regions"] as const) {
      const all = zones.flatMap((zone) => zone[names]);
      expect(new Set(all).size).toBe(all.length);
    }
  }
});

it.each([
  ["Australia/Sydney", "Australia/Hobart", "2026-12-05T05:00:00Z", true],
  ["Australia/Sydney", "Australia/Brisbane", "2026-07-05T05:00:00Z", true],
  ["Australia/Sydney", "Australia/Brisbane", "2026-12-05T05:00:00Z", false],
  ["Pacific/Auckland", "Pacific/Honolulu", "2026-07-05T05:00:00Z", false],
])("the clocks of %s and %s show the same at %s: %s", (one, other, at, same) => {
  expect(sameClock(one, other, new Date(at))).toBe(same);
});

it.each([
  ["America/Vancouver", "America/Vancouver"],
  ["america/vancouver", "America/Vancouver"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["UTC", "UTC"],
  ["+05:30", undefined],
  ["Vancouver", undefined],
  ["America/Vancouver\0", undefined],
  ["", undefined],
])("of the zones there are, %j is %j", (name, known) => {
  expect(knownTimeZone(name)).toBe(known);
});

it("gives only names that Temporal knows as well, whatever Intl takes for one", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const short = letters.flatMap((one) =>
    letters.flatMap((two) => letters.map((three) => one + two + three)),
  );
  const names = [...short, ...Intl.supportedValuesOf("timeZone"), "bst", "EST5EDT", "GB-Eire"];
  const known = names.flatMap((name) => knownTimeZone(name) ?? []);
  const now = Temporal.Instant.fromEpochMilliseconds(0);
  for (const name of known) expect(() => now.toZonedDateTimeISO(name)).not.toThrow();
  expect(known).toEqual(expect.arrayContaining(["UTC", "GMT", "CET", "Australia/Sydney"]));
  expect(["BST", "PST", "CST", "IST", "ECT"].map(knownTimeZone)).toEqual(Array(5).fill(undefined));
});
