import { expect, it } from "vitest";
import { distanceKm, distanceText } from "./distance.ts";

const melbourne = { latitude: -37.8136, longitude: 144.9631 };

it.each([
  ["itself", melbourne, 0],
  ["Sydney", { latitude: -33.8688, longitude: 151.2093 }, 714],
  ["Auckland", { latitude: -36.8485, longitude: 174.7633 }, 2_630],
  ["London, the short way", { latitude: 51.5074, longitude: -0.1278 }, 16_900],
  ["its antipode", { latitude: 37.8136, longitude: -35.0369 }, 20_015],
])("from Melbourne to %s", (_where, to, km) => {
  expect(distanceKm(melbourne, to)).toBeCloseTo(km, -1);
  expect(distanceKm(to, melbourne)).toBeCloseTo(km, -1);
});

it("takes the short way across the 180th meridian", () => {
  const [suva, apia] = [
    { latitude: -18.14, longitude: 178.44 },
    { latitude: -13.83, longitude: -171.77 },
  ];
  expect(distanceKm(suva, apia)).toBeCloseTo(1_140, -2);
});

it.each([
  [0.2, "under 1 km"],
  [4.24, "4.2 km"],
  [9.99, "10.0 km"],
  [420.4, "420 km"],
  [16_891.2, "16,891 km"],
])("writes %d as %s", (km, text) => {
  expect(distanceText(km, "under 1 km")).toBe(text);
});
