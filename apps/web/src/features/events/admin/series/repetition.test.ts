import { expect, it } from "vitest";
import { countErrorWithin, laterDay, nextWeekday } from "./repetition.ts";

it("finds the same weekday across a new year and a clock change", () => {
  expect(laterDay("2026-12-26T00:00:00.000Z", 1)).toBe("2027-01-02T00:00:00.000Z");
  expect(laterDay("2026-09-26T00:00:00.000Z", 2)).toBe("2026-10-10T00:00:00.000Z");
});

it.each([
  ["of a party three weeks ago, this Saturday", "2026-11-07", "2026-11-25", "2026-11-28"],
  ["of a party a week ago today, next week's", "2026-11-21", "2026-11-28", "2026-12-05"],
  ["of a party today, next week's", "2026-11-28", "2026-11-28", "2026-12-05"],
  ["of a party to come, the week after it", "2026-12-26", "2026-11-25", "2027-01-02"],
])("suggests %s for a copy", (_what, startDay, today, day) => {
  expect(nextWeekday(startDay, today)).toBe(day);
});

it.each([
  ["1", undefined],
  ["12", undefined],
  ["13", "Please enter a number from 1 to 12"],
  ["0", "Please enter a number from 1 to 12"],
  ["", "Please enter a number from 1 to 12"],
  ["1.5", "Please enter a number from 1 to 12"],
])("%j repetitions: %s", (text, error) => {
  expect(countErrorWithin(text, 12)).toBe(error);
});
