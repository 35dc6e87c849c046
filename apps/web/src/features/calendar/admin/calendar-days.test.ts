import { expect, it } from "vitest";
import { columnOf, daysOf } from "./calendar-days.ts";
import { readCalendarSearch } from "./calendar-search.ts";

it.each([
  ["2026-12", 31],
  ["2028-02", 29],
  ["2026-02", 28],
])("%s has %d days", (month, count) => {
  expect(daysOf(month)).toHaveLength(count);
  expect(daysOf(month)[0]).toBe(`${month}-01`);
});

it.each([
  ["2026-12-07", 1],
  ["2026-12-05", 6],
  ["2026-12-06", 7],
])("%s stands in column %d", (day, column) => {
  expect(columnOf(day)).toBe(column);
});

it.each([
  [{ month: "2026-12" }, { month: "2026-12" }],
  [{ month: "2026-13" }, {}],
  [{ month: 5, view: "week" }, {}],
])("reads %j as %j", (given, search) => {
  expect(readCalendarSearch(given)).toEqual(search);
});
