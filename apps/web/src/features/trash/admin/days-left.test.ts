import { expect, it } from "vitest";
import { daysLeft } from "./days-left.ts";

it.each([
  ["2027-01-03T12:00:00Z", "30 days"],
  ["2027-01-03T11:59:59Z", "29 days"],
  ["2026-12-05T12:00:00Z", "1 day"],
  ["2026-12-05T11:59:59Z", "today"],
  ["2026-12-01T00:00:00Z", "today"],
])("what is gone at %s has %s left", (goneAt, expected) => {
  expect(daysLeft(goneAt, new Date("2026-12-04T12:00:00Z"))).toBe(expected);
});
