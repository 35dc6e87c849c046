import { expect, it } from "vitest";
import { locationLabel } from "./location.ts";

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
