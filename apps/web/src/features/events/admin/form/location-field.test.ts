import { expect, it } from "vitest";
import { placeSummary } from "./location-field.tsx";

it.each([
  [["amenity", "12", "Barter Street", "gb"], "Amenity · 12 Barter Street · GB"],
  [["street", null, "Barter Street", "gb"], "Street · Barter Street · GB"],
  [["city", null, null, "au"], "City · AU"],
  [[null, "12", null, null], ""],
] as const)("%j reads %s", ([result_type, housenumber, street, country_code], summary) => {
  expect(placeSummary({ result_type, housenumber, street, country_code })).toBe(summary);
});
