import { describe, expect, it } from "vitest";
import {
  type RepetitionChoice,
  newRepetition,
  repetitionErrors,
  repetitionOptions,
  sentRepetition,
  countErrorWithin,
  laterDay,
  nextWeekday,
} from "./repetition-choice.ts";

const saturday = "2026-12-05";
const lastFriday = "2026-12-25";
const choice = (changed: Partial<RepetitionChoice>) => ({ ...newRepetition, ...changed });

it("offers the kinds that fit the start date", () => {
  const labels = (day: string) => repetitionOptions(day).map(({ label }) => label);
  expect(labels("")).toEqual(["It doesn't repeat"]);
  expect(labels(saturday)).toEqual([
    "It doesn't repeat",
    "Weekly, on Saturday",
    "Every month on the first Saturday",
    "On days I choose",
  ]);
  expect(labels(lastFriday).slice(2, 4)).toEqual([
    "Every month on the fourth Friday",
    "Every month on the last Friday",
  ]);
});

describe("what is sent", () => {
  it.each([
    [saturday, {}, undefined],
    ["", { kind: "weekly" }, undefined],
    [saturday, { kind: "weekly" }, { rule: "FREQ=WEEKLY;BYDAY=SA;COUNT=6" }],
    [
      saturday,
      { kind: "weekly", weeks: "2", endsBy: "until", until: "2027-01-31" },
      { rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270131" },
    ],
    [saturday, { kind: "monthly", count: "3" }, { rule: "FREQ=MONTHLY;BYDAY=1SA;COUNT=3" }],
    [lastFriday, { kind: "monthly-last" }, { rule: "FREQ=MONTHLY;BYDAY=-1FR;COUNT=6" }],
    // The start date was changed afterwards.
    [saturday, { kind: "monthly-last" }, { rule: "FREQ=MONTHLY;BYDAY=1SA;COUNT=6" }],
    [
      saturday,
      { kind: "weekly", leftOut: ["2026-12-26"] },
      { rule: "FREQ=WEEKLY;BYDAY=SA;COUNT=6", except: ["2026-12-26"] },
    ],
    [saturday, { kind: "by-hand", days: ["2027-01-09"] }, { dates: ["2027-01-09"] }],
  ] satisfies [string, Partial<RepetitionChoice>, object | undefined][])(
    "from %j on, of %j",
    (startDate, changed, sent) => {
      expect(sentRepetition(choice(changed), startDate)).toEqual(sent);
    },
  );

  it.each([
    [{ kind: "weekly", weeks: "0" }, "weeks", "Please enter a number from 1 to 52"],
    [{ kind: "weekly", count: "1" }, "count", "Please enter a number from 2 to 60"],
    [{ kind: "monthly", count: "61" }, "count", "Please enter a number from 2 to 60"],
    [{ kind: "weekly", endsBy: "until" }, "until", "Choose a day after the start date"],
    [
      { kind: "weekly", endsBy: "until", until: saturday },
      "until",
      "Choose a day after the start date",
    ],
    [{ kind: "by-hand" }, "days", "Add at least one day"],
    [{ kind: "by-hand", days: [saturday] }, "days", "Add at least one day"],
  ] satisfies [Partial<RepetitionChoice>, string, string][])(
    "is nothing for %j",
    (changed, field, error) => {
      expect(repetitionErrors(choice(changed), saturday)).toEqual({ [field]: error });
      expect(sentRepetition(choice(changed), saturday)).toBeUndefined();
    },
  );
});

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
