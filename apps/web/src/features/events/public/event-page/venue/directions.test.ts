import { expect, it } from "vitest";
import { directionsTo } from "./directions.ts";

const typed = {
  location: { formatted: "Rock & Roll Hall #1, Leeds", coordinates: null },
  country: "UK",
};

function destinations(venue: Parameters<typeof directionsTo>[0]) {
  return directionsTo(venue).map(([name, href]) => {
    const { host, searchParams } = new URL(href);
    const { api: _, ...search } = Object.fromEntries(searchParams);
    return [name, host, ...Object.values(search)];
  });
}

it("links to the coordinates, latitude first", () => {
  const coordinates: [number, number] = [144.9784, -37.7984];
  const location = { formatted: "Lantern Yard", coordinates };
  expect(destinations({ location, country: "AU" })).toEqual([
    ["Google Maps", "www.google.com", "-37.7984,144.9784"],
    ["Apple Maps", "maps.apple.com", "-37.7984,144.9784"],
    ["OpenStreetMap", "www.openstreetmap.org", "-37.7984,144.9784"],
  ]);
});

it("links to the text of a typed place, with its country", () => {
  const place = "Rock & Roll Hall #1, Leeds, United Kingdom";
  expect(destinations(typed).map(([, , to]) => to)).toEqual([place, place, place]);
  const location = { formatted: "12 Park Row, Leeds, United Kingdom", coordinates: null };
  expect(destinations({ ...typed, location })[0]?.[2]).toBe(location.formatted);
});

it.each([" ", "5f8d0d55b54764421b7156c3"])("leads nowhere for %j", (formatted) => {
  expect(directionsTo({ ...typed, location: { formatted, coordinates: null } })).toEqual([]);
});
