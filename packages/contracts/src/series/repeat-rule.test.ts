import { describe, expect, it } from "vitest";
import {
  isLastOfMonth,
  ordinalOf,
  readRule,
  ruleText,
  shiftedWeekdays,
  weekdayOf,
  writeRule,
} from "./repeat-rule.ts";

const rewritten = (text: string) => {
  const rule = readRule(text);
  return rule && writeRule(rule);
};
const inWords = (text: string) => {
  const rule = readRule(text);
  return rule && ruleText(rule);
};

describe("a rule", () => {
  it.each([
    ["FREQ=WEEKLY;BYDAY=SA;COUNT=8", "FREQ=WEEKLY;BYDAY=SA;COUNT=8"],
    ["RRULE:freq=weekly;byday=sa;count=08", "FREQ=WEEKLY;BYDAY=SA;COUNT=8"],
    [
      "INTERVAL=2;BYDAY=SU,FR;FREQ=WEEKLY;UNTIL=20261205T120000Z;WKST=MO;",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;UNTIL=20261205",
    ],
    ["FREQ=MONTHLY;BYDAY=+1SA;COUNT=3", "FREQ=MONTHLY;BYDAY=1SA;COUNT=3"],
    ["FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR;UNTIL=20270130", undefined],
  ])("%s is written %s", (text, written) => {
    expect(rewritten(text)).toBe(written ?? text);
  });

  it.each([
    ["is empty", ""],
    ["is daily", "FREQ=DAILY;COUNT=3"],
    ["has no end", "FREQ=WEEKLY;BYDAY=SA"],
    ["has two ends", "FREQ=WEEKLY;BYDAY=SA;COUNT=3;UNTIL=20261205"],
    ["has an empty weekday", "FREQ=WEEKLY;BYDAY=;COUNT=3"],
    ["is monthly on no weekday", "FREQ=MONTHLY;COUNT=3"],
    ["has an unknown weekday", "FREQ=WEEKLY;BYDAY=SA,XX;COUNT=3"],
    ["names a weekday twice", "FREQ=WEEKLY;BYDAY=SA,SA;COUNT=3"],
    ["names a part twice", "FREQ=WEEKLY;FREQ=WEEKLY;BYDAY=SA;COUNT=3"],
    ["is monthly on every Saturday", "FREQ=MONTHLY;BYDAY=SA;COUNT=3"],
    ["is on a sixth Saturday", "FREQ=MONTHLY;BYDAY=6SA;COUNT=3"],
    ["is on two weekdays of a month", "FREQ=MONTHLY;BYDAY=1SA,2SA;COUNT=3"],
    ["repeats by the hour", "FREQ=WEEKLY;BYDAY=SA;BYHOUR=4;COUNT=3"],
    ["never takes place", "FREQ=WEEKLY;BYDAY=SA;COUNT=0"],
    ["is every no weeks", "FREQ=WEEKLY;INTERVAL=0;BYDAY=SA;COUNT=3"],
    ["is too rare", "FREQ=WEEKLY;INTERVAL=53;BYDAY=SA;COUNT=3"],
    ["ends on a day that doesn't exist", "FREQ=WEEKLY;BYDAY=SA;UNTIL=20260231"],
    ["begins its weeks on Sunday", "FREQ=WEEKLY;BYDAY=SA;COUNT=3;WKST=SU"],
    ["has a second line", "FREQ=WEEKLY;BYDAY=SA;COUNT=3\nEXDATE:20261205"],
  ])("that %s isn't read", (_what, text) => {
    expect(readRule(text)).toBeUndefined();
  });

  it.each([
    ["FREQ=WEEKLY;BYDAY=SA;UNTIL=20261205", "Every Saturday until 5 December 2026"],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20261205",
      "Every other Saturday until 5 December 2026",
    ],
    ["FREQ=WEEKLY;INTERVAL=3;BYDAY=SA;COUNT=4", "Saturday every 3 weeks, 4 dates"],
    ["FREQ=WEEKLY;BYDAY=FR,SA,SU;COUNT=4", "Every Friday, Saturday and Sunday, 4 dates"],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA;COUNT=4",
      "Friday and Saturday of every other week, 4 dates",
    ],
    [
      "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
      "The first Saturday of every month until 5 December 2026",
    ],
    ["FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;COUNT=6", "The last Friday of every other month, 6 dates"],
    ["FREQ=MONTHLY;INTERVAL=3;BYDAY=2SU;COUNT=6", "The second Sunday of every 3 months, 6 dates"],
  ])("%s is in words: %s", (text, words) => {
    expect(inWords(text)).toBe(words);
  });

  it.each([
    [["2027-03-20"], ", except 20 March 2027"],
    [["2027-03-13", "2027-03-20"], ", except 13 March 2027 and 20 March 2027"],
    [["2027-03-06", "2027-03-13", "2027-03-20", "2027-03-27"], ", with exceptions"],
  ])("names what it leaves out: %j", (except, words) => {
    const rule = readRule("FREQ=WEEKLY;BYDAY=SA;UNTIL=20270403");
    expect(rule && ruleText(rule, except)).toBe(`Every Saturday until 3 April 2027${words}`);
  });
});

it.each([
  ["2026-12-05", "SA", 1, false],
  ["2026-11-28", "SA", 4, true],
  ["2026-10-31T12:00:00.000Z", "SA", 5, true],
  ["2026-11-24", "TU", 4, true],
  ["2026-11-23", "MO", 4, false],
])("%s is a %s, the %i. of its month, the last: %s", (day, weekday, nth, isLast) => {
  expect([weekdayOf(day), ordinalOf(day), isLastOfMonth(day)]).toEqual([weekday, nth, isLast]);
});

it("weekdays move around the week, in its order", () => {
  expect(shiftedWeekdays(["FR", "SU"], 1)).toEqual(["MO", "SA"]);
  expect(shiftedWeekdays(["MO"], -8)).toEqual(["SU"]);
});
