import { eventInstants } from "@before-ten/contracts/events/instants";
import { readRule } from "@before-ten/contracts/series/repeat-rule";
import { describe, expect, it } from "vitest";
import { ruleWithDays, seriesDaysOf } from "./series-days.ts";

const read = (text: string) => {
  const rule = readRule(text);
  if (rule === undefined) throw new Error(`${text} is no rule`);
  return rule;
};
const daysOf = (start: string, rule: string, except?: string[]) =>
  seriesDaysOf(start, { rule: read(rule), except });

describe("the days of a rule", () => {
  it.each([
    [
      "2026-12-05",
      "FREQ=WEEKLY;BYDAY=SA;COUNT=3",
      ["2026-12-05", "2026-12-12", "2026-12-19"],
      "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
    ],
    [
      "2026-12-26",
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270127",
      ["2026-12-26", "2027-01-09", "2027-01-23"],
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270123",
    ],
    [
      "2026-12-04",
      "FREQ=WEEKLY;BYDAY=FR,SU;COUNT=4",
      ["2026-12-04", "2026-12-06", "2026-12-11", "2026-12-13"],
      "FREQ=WEEKLY;BYDAY=FR,SU;UNTIL=20261213",
    ],
    [
      "2026-12-05",
      "FREQ=MONTHLY;BYDAY=1SA;COUNT=4",
      ["2026-12-05", "2027-01-02", "2027-02-06", "2027-03-06"],
      "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20270306",
    ],
    [
      "2026-12-25",
      "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3",
      ["2026-12-25", "2027-01-29", "2027-02-26"],
      "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270226",
    ],
    // Without BYDAY, the first date gives the weekday (RFC 5545, 3.3.10).
    [
      "2026-12-05",
      "FREQ=WEEKLY;COUNT=3",
      ["2026-12-05", "2026-12-12", "2026-12-19"],
      "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
    ],
    [
      "2026-12-03",
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261231",
      ["2026-12-03", "2026-12-17", "2026-12-31"],
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20261231",
    ],
    // Not every month has a fifth Saturday.
    [
      "2026-10-31",
      "FREQ=MONTHLY;BYDAY=5SA;COUNT=3",
      ["2026-10-31", "2027-01-30", "2027-05-29"],
      "FREQ=MONTHLY;BYDAY=5SA;UNTIL=20270529",
    ],
  ])("from %s on, %s", (start, rule, days, stored) => {
    expect(daysOf(start, rule)).toEqual({ days, rule: stored });
  });

  it("leave out excluded days, and end on the last remaining one", () => {
    const found = daysOf("2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=4", [
      "2026-12-12",
      "2026-12-26",
    ]);
    expect(found).toEqual({
      days: ["2026-12-05", "2026-12-19"],
      rule: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261219",
    });
  });

  it("are 60 at most, however many are named", () => {
    expect(daysOf("2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=60").days).toHaveLength(60);
    const except = ["2026-12-12"];
    expect(daysOf("2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=61", except).days).toHaveLength(60);
    const tooMany = "A series has at most 60 dates at a time";
    expect(() => daysOf("2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=61")).toThrow(tooMany);
    expect(() => daysOf("2026-12-05", "FREQ=WEEKLY;BYDAY=SA;UNTIL=99991231")).toThrow(tooMany);
  });

  it.each([
    ["2026-12-06", "FREQ=WEEKLY;BYDAY=SA;COUNT=3", [], "doesn't match the rule"],
    ["2026-12-12", "FREQ=MONTHLY;BYDAY=1SA;COUNT=3", [], "doesn't match the rule"],
    ["2026-12-05", "FREQ=WEEKLY;BYDAY=SA;UNTIL=20261204", [], "doesn't match the rule"],
    ["2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=1", [], "at least two dates"],
    ["2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=2", ["2026-12-12"], "at least two dates"],
    ["2026-12-05", "FREQ=WEEKLY;BYDAY=SA;COUNT=3", ["2026-12-05"], "can't be left out"],
  ])("from %s on, %s without %j: %s", (start, rule, except, sentence) => {
    expect(() => daysOf(start, rule, except)).toThrow(sentence);
  });
});

it("days by hand are sorted, with the event's own, each once", () => {
  const dates = ["2027-02-20", "2026-11-14", "2026-12-05"];
  expect(seriesDaysOf("2026-12-05", { dates })).toEqual({
    days: ["2026-11-14", "2026-12-05", "2027-02-20"],
    rule: null,
  });
  expect(() => seriesDaysOf("2026-12-05", { dates: ["2026-12-05"] })).toThrow("at least two");
});

it("a rule is extended by its next days, and no others", () => {
  const rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20261219";
  expect(ruleWithDays(rule, ["2027-01-02", "2027-01-16"])).toBe(
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;UNTIL=20270116",
  );
  expect(ruleWithDays(rule, ["2027-01-09"])).toBe(rule);
  expect(ruleWithDays(rule, ["2027-01-16"])).toBe(rule);
  expect(ruleWithDays(null, ["2027-01-02"])).toBeNull();
});

/** The UTC hours at which a party at 4PM begins, week by week. */
function hoursOf(timeZone: string, start: string, startTime = "16:00") {
  const { days } = daysOf(start, "FREQ=WEEKLY;BYDAY=SU;COUNT=3");
  return days.map((startDay) => {
    const schedule = { startDay, startTime, endTime: "22:00", timeZone };
    return eventInstants(schedule).startsAt.toISOString().slice(5, 16);
  });
}

describe("across a clock change the party begins at the venue's local time", () => {
  it.each([
    ["Australia/Melbourne", "2027-03-28", ["03-28T05:00", "04-04T06:00", "04-11T06:00"]],
    ["Australia/Melbourne", "2026-09-27", ["09-27T06:00", "10-04T05:00", "10-11T05:00"]],
    ["America/New_York", "2027-03-07", ["03-07T21:00", "03-14T20:00", "03-21T20:00"]],
    ["America/New_York", "2026-10-25", ["10-25T20:00", "11-01T21:00", "11-08T21:00"]],
    ["Europe/London", "2027-03-21", ["03-21T16:00", "03-28T15:00", "04-04T15:00"]],
  ])("in %s from %s on", (timeZone, start, hours) => {
    expect(hoursOf(timeZone, start)).toEqual(hours);
  });

  it("also where that clock skips the time", () => {
    // 2:30 on 14 March 2027 is 3:30 in New York.
    expect(hoursOf("America/New_York", "2027-03-07", "02:30")).toEqual([
      "03-07T07:30",
      "03-14T07:30",
      "03-21T06:30",
    ]);
  });
});
