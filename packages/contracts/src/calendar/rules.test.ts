import { expect, it } from "vitest";
import { isMonth, laterMonth } from "./rules.ts";

it.each([
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-03", 0, "2026-03"],
])("%s and %d months are %s", (month, months, other) => {
  expect(laterMonth(month, months)).toBe(other);
});

it.each(["2026-13", "2026-00", "2026-1", "1999-12", "2026-12-01", ""])(
  "%j isn't a month",
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);
