import { describe, expect, it } from "vitest";
import { momentOf, wallClock } from "./page-times.ts";

describe("the time at the venue", () => {
  it.each([
    ["2026-12-05", "Europe/London", "2026-12-05", null],
    ["20261205", "Europe/London", "2026-12-05", null],
    ["2026-12-05T16:00", "Australia/Sydney", "2026-12-05", "16:00"],
    ["20261205T160000", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05 16:00:00", undefined, "2026-12-05", "16:00"],
    ["2026-12-05T16:00:00.000Z", "Europe/London", "2026-12-05", "16:00"],
    ["2026-12-05t16:00z", "Europe/London", "2026-12-05", "16:00"],
    ["2026-12-05T05:00:00Z", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05T21:00:00Z", "Pacific/Auckland", "2026-12-06", "10:00"],
    ["2026-12-05T16:00+11", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05T16:00:00+1100", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05 16:00:00 +11:00", "Australia/Sydney", "2026-12-05", "16:00"],
    ["20261205T160000+1100", "Australia/Sydney", "2026-12-05", "16:00"],
    ["2026-12-05T16:00+11:00[Australia/Sydney]", "Australia/Perth", "2026-12-05", "13:00"],
    ["2026-12-05T16:00[Australia/Sydney]", "Australia/Perth", "2026-12-05", "13:00"],
    ["2026-12-05T05:00Z[Australia/Sydney]", undefined, "2026-12-05", "16:00"],
    ["2026-12-05T16:00:00+11:00", undefined, "2026-12-05", "16:00"],
    // Sellers write midnight, local to the venue, if no time was entered.
    ["2026-12-05T00:00:00", "Europe/London", "2026-12-05", null],
    ["2026-12-05T00:00:00+11:00", "Australia/Sydney", "2026-12-05", null],
    ["2026-12-04T13:00:00Z", "Australia/Sydney", "2026-12-05", null],
    ["2026-12-05T00:00:00+11:00", undefined, "2026-12-05", null],
    // In another zone it isn't midnight.
    ["2026-12-05T00:00:00+11:00", "Europe/London", "2026-12-04", "13:00"],
    ["2026-06-07T00:00:00Z", "America/Los_Angeles", "2026-06-06", "17:00"],
    [null, "Europe/London", null, null],
  ])("of %j in %s is %s, %s", (text, zone, day, time) => {
    expect(wallClock(text, zone)).toEqual({ day, time, isUnclear: false });
  });

  it.each([
    // UTC isn't a venue's wall clock.
    ["2026-12-05T05:00:00Z", undefined, null],
    ["2026-12-05T05:00:00+00:00", undefined, null],
    ["2026-12-05T99:99", "Europe/London", "2026-12-05"],
    ["2026-12-05T16:00+99:00", "Europe/London", "2026-12-05"],
    ["2026-12-05T16:00[BST]", "Europe/London", "2026-12-05"],
    ["2026-13-45", "Europe/London", null],
    ["2026-02-30", "Europe/London", null],
    ["2026-1205", "Europe/London", null],
    ["05/12/2026", "Europe/London", null],
    ["next Saturday", "Europe/London", null],
    ["1796486400", "Europe/London", null],
    ["2026-12-05T16:00 / 2026-12-12T16:00", "Europe/London", null],
  ])("of %j in %s is unclear, of the day %s", (text, zone, day) => {
    expect(wallClock(text, zone)).toEqual({ day, time: null, isUnclear: true });
  });
});

it.each([
  ["2026-12-05", true, "2026-12-05T12:59:00.000Z"],
  ["2026-12-05", false, "2026-12-04T13:00:00.000Z"],
  ["2026-12-05T16:00", true, "2026-12-05T05:00:00.000Z"],
  ["2026-12-05T16:00+00", true, "2026-12-05T16:00:00.000Z"],
  ["soon", true, undefined],
])("%j as an end: %s, is in Sydney %s", (text, isEnd, instant) => {
  const moment = momentOf(text, { timeZone: "Australia/Sydney", isEnd });
  expect(moment?.toISOString()).toBe(instant);
});
