import { describe, expect, it } from "vitest";
import { locationInput } from "./location-input.ts";

const nowhere = null;

describe("a location", () => {
  it.each([
    [" The Corn\nExchange ", { formatted: "The Corn Exchange", coordinates: nowhere }],
    [
      { formatted: "Pier 9", coordinates: [151.2, -33.8] },
      { formatted: "Pier 9", coordinates: [151.2, -33.8] },
    ],
    ['{"formatted":"Pier 9","coordinates":[0,0]}', { formatted: "Pier 9", coordinates: nowhere }],
    [' {"formatted":"Pier 9"}', { formatted: "Pier 9", coordinates: nowhere }],
    [{ properties: { formatted: "Pier 9" } }, { formatted: "Pier 9", coordinates: nowhere }],
    [
      { formatted: "", properties: { formatted: "Pier 9" } },
      { formatted: "Pier 9", coordinates: nowhere },
    ],
    [
      { address: "1 High St", city: "Leeds", country: "UK" },
      {
        formatted: "1 High St, Leeds, UK",
        address: "1 High St",
        city: "Leeds",
        country: "UK",
        coordinates: nowhere,
      },
    ],
    [
      { city: "Leeds", address: " " },
      { formatted: "Leeds", city: "Leeds", address: "", coordinates: nowhere },
    ],
    [
      { formatted: 5, city: "Leeds" },
      { formatted: "Leeds", city: "Leeds", coordinates: nowhere },
    ],
    [
      { formatted: "Pier 9", properties: "x" },
      { formatted: "Pier 9", coordinates: nowhere },
    ],
    ["{not JSON}", { formatted: "{not JSON}", coordinates: nowhere }],
    ["5f8d0d55b54764421b7156c3", { formatted: "5f8d0d55b54764421b7156c3", coordinates: nowhere }],
  ])("%j is stored as %j", (input, stored) => {
    expect(locationInput.parse(input)).toEqual(stored);
  });

  it.each([
    [null],
    [[0, 0]],
    [[-0, 0]],
    [[181, 0]],
    [[0, -91]],
    [[1]],
    [[1, 2, 3]],
    [["1", "2"]],
    ["1,2"],
    [{ lat: 1, lon: 2 }],
    [[Number.NaN, 0]],
    [[Number.POSITIVE_INFINITY, 0]],
    [undefined],
  ])("has no coordinates when they are %j", (coordinates) => {
    expect(locationInput.parse({ formatted: "Pier 9", coordinates }).coordinates).toEqual(nowhere);
  });

  it("keeps nothing it doesn't know", () => {
    const place = { formatted: "Pier 9", place_id: "x", properties: { lat: 5 }, script: "x" };
    expect(Object.keys(locationInput.parse(place)).toSorted()).toEqual([
      "address",
      "city",
      "coordinates",
      "country",
      "formatted",
    ]);
  });

  it("is cut at 300 characters, never inside of one", () => {
    expect(locationInput.parse("a".repeat(301)).formatted).toBe("a".repeat(300));
    expect(locationInput.parse(`${"a".repeat(299)}🪩b`).formatted).toBe(`${"a".repeat(299)}🪩`);
    const { formatted, city } = locationInput.parse({ city: "🪩".repeat(301) });
    expect(city).toBe("🪩".repeat(300));
    expect(formatted.isWellFormed()).toBe(true);
  });

  it.each([
    undefined,
    null,
    "",
    " \n",
    5,
    true,
    [],
    [1, 2],
    "[1,2]",
    {},
    "{}",
    { coordinates: [1, 2] },
  ])("is missing in %j", (input) => {
    const { error } = locationInput.safeParse(input);
    expect(error?.issues.map(({ message }) => message)).toEqual(["Location is required"]);
  });
});
