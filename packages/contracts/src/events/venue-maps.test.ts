import { expect, it } from "vitest";
import { frameOf, mapSize, pointOn, venueMaps, venueOnMap } from "./venue-maps.ts";

function find(country: string, coordinates: [number, number] | null, city?: string) {
  return venueOnMap({ country, location: { coordinates, city } });
}

it.each<[string, string, [number, number], string, string]>([
  ["AU", "Melbourne", [144.98, -37.8], "au", "south-east of Australia"],
  ["AU", "Perth", [115.86, -31.95], "au", "south-west of Australia"],
  ["AU", "Alice Springs", [133.88, -23.7], "au", "middle of Australia"],
  ["NZ", "Auckland", [174.76, -36.85], "nz", "north-east of New Zealand"],
  ["US", "Brooklyn", [-73.96, 40.71], "us", "north-east of the United States"],
  ["US", "Honolulu", [-157.86, 21.31], "us-hawaii", "north of Hawaii"],
  ["US", "Anchorage", [-149.9, 61.22], "us-alaska", "middle of Alaska"],
  ["UK", "London", [-0.08, 51.52], "uk", "south-east of the United Kingdom"],
  ["CA", "Vancouver", [-123.1, 49.26], "ca", "south-west of Canada"],
])("%s: %s", (country, city, coordinates, name, where) => {
  expect(find(country, coordinates, city)).toMatchObject({
    name,
    place: `${city}, in the ${where}`,
  });
});

it("names no city if none was given, and no city that equals the country", () => {
  const somewhere = [103.83, 1.29] satisfies [number, number];
  expect(find("SG", somewhere)?.place).toBe("in the south of Singapore");
  expect(find("SG", somewhere, "Singapore")?.place).toBe("in the south of Singapore");
});

it.each<[string, [number, number] | null]>([
  ["UK", null],
  // Latitude and longitude swapped, and a place in another country.
  ["UK", [51.52, -0.08]],
  ["UK", [144.98, -37.8]],
  ["XX", [144.98, -37.8]],
])("is on no map: %s, %j", (country, coordinates) => {
  expect(find(country, coordinates)).toBeUndefined();
});

it.each(venueMaps)("$label lies in the middle of its map, with room around it", ({ land }) => {
  const [west, south, east, north] = land;
  const [from, to] = [
    pointOn(frameOf({ land }), [west, north]),
    pointOn(frameOf({ land }), [east, south]),
  ];
  const edges = [from.x, from.y, mapSize.width - to.x, mapSize.height - to.y];
  expect(Math.min(...edges)).toBeGreaterThan(40);
  expect(edges[0]).toBeCloseTo(edges[2] ?? 0, 6);
  expect(edges[1]).toBeCloseTo(edges[3] ?? 0, 6);
});
