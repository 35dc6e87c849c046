import { expect, it } from "vitest";
import { blanksAround, daysOf, isOverEverywhere } from "./calendar-days.ts";
import { readCalendarSearch } from "./calendar-search.ts";

it.each([
  ["2026-12", 31],
  ["2028-02", 29],
  ["2026-02", 28],
])("%s has %d days", (month, count) => {
  expect(daysOf(month)).toHaveLength(count);
  expect(daysOf(month)[0]).toBe(`${month}-01`);
});

it("takes yesterday for a day that may go on elsewhere", () => {
  const days = ["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"];
  expect(days.map((day) => isOverEverywhere(day, "2026-11-30"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ["2026-12", { before: 1, after: 3 }],
  ["2026-11", { before: 6, after: 6 }],
  ["2026-06", { before: 0, after: 5 }],
  // Exactly four weeks.
  ["2027-02", { before: 0, after: 0 }],
])("the weeks of %s are filled up by %j", (month, blanks) => {
  expect(blanksAround(month)).toEqual(blanks);
});

it.each([
  [{ month: "2026-12" }, { month: "2026-12" }],
  [{ month: "2026-13" }, {}],
  [{ month: 5, view: "week" }, {}],
])("reads %j as %j", (given, search) => {
  expect(readCalendarSearch(given)).toEqual(search);
});
