import { expect, it } from "vitest";
import { type EventDay, daysOf, weekdayName } from "./days.ts";

// 2026-12-05 is a Saturday.
it.each<[string, string, string, EventDay[]]>([
  ["2026-12-05", "2026-12-05", "2026-11-30", ["weekend", "saturday"]],
  ["2026-12-04", "2026-12-04", "2026-12-06", ["weekend", "friday"]],
  ["2026-12-03", "2026-12-03", "2026-12-01", ["thursday"]],
  ["2026-12-03", "2026-12-04", "2026-12-01", ["weekend", "thursday"]],
  ["2026-12-06", "2026-12-07", "2026-12-01", ["weekend", "sunday"]],
  ["2026-12-12", "2026-12-12", "2026-12-06", ["saturday"]],
  ["2026-12-06T00:00:00.000Z", "2026-12-06T00:00:00.000Z", "2026-12-06", ["weekend", "sunday"]],
  ["2026-12-12", "2026-12-12", "2026-12-07", ["weekend", "saturday"]],
])("from %s to %s, on %s, is found by %j", (startDate, endDate, today, days) => {
  expect(daysOf({ startDate, endDate }, today)).toEqual(days);
});

it.each([
  ["2026-11-30", true],
  ["2026-12-04", true],
  ["2026-12-05", true],
  ["2026-12-06", true],
  ["2026-12-07", false],
])("on %s Saturday 5 December is this weekend: %s", (today, isWeekend) => {
  const days = daysOf({ startDate: "2026-12-05", endDate: "2026-12-05" }, today);
  expect(days.includes("weekend")).toBe(isWeekend);
});

it("names weekdays", () => {
  expect(weekdayName("saturday")).toBe("Saturday");
  expect(weekdayName("weekend")).toBeUndefined();
});
