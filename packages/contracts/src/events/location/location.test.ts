import { expect, it } from "vitest";
import { cityOf, locationLabel } from "./location.ts";

it.each([
  ["The Night Cat, Melbourne", "The Night Cat, Melbourne"],
  ["  Auckland \n", "Auckland"],
  ["507f1f77bcf86cd799439011", "Location not available"],
  ["507F1F77BCF86CD799439011", "Location not available"],
  [" 507f1f77bcf86cd799439011 ", "Location not available"],
  ["507f1f77bcf86cd79943901", "507f1f77bcf86cd79943901"],
  ["507f1f77bcf86cd7994390111", "507f1f77bcf86cd7994390111"],
  ["507f1f77bcf86cd79943901g", "507f1f77bcf86cd79943901g"],
  ["at 507f1f77bcf86cd799439011", "at 507f1f77bcf86cd799439011"],
  ["", "Location not available"],
  ["   ", "Location not available"],
])("the label of %j is %j", (formatted, label) => {
  expect(locationLabel({ formatted })).toBe(label);
});

it.each([
  [{ formatted: "12 Market Street", city: "London" }, "London"],
  [{ formatted: "The Corn Exchange, London" }, "London"],
  [{ formatted: "Pier Two Hall, Auckland, New Zealand" }, "Auckland"],
  [{ formatted: "Pier Two Hall" }, undefined],
  [{ formatted: "Pier Two Hall, Auckland 1010" }, undefined],
  [{ formatted: "507f1f77bcf86cd799439011" }, undefined],
  [{ formatted: "" }, undefined],
])("the city of %j is %j", (location, city) => {
  expect(cityOf(location, "New Zealand")).toBe(city);
});
