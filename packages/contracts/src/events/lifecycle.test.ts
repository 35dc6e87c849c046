import { describe, expect, it } from "vitest";
import { countryOf } from "../shared/countries.ts";
import {
  countdownParts,
  type EventStatus,
  hasEnded,
  hasStarted,
  isCurrent,
  isLive,
  spotsLeft,
} from "./lifecycle.ts";

const startsAt = "2026-12-05T05:00:00.000Z";
const endsAt = "2026-12-05T11:00:00.000Z";

describe("hasEnded", () => {
  it.each([
    ["2026-12-05T10:59:59.999Z", false],
    ["2026-12-05T11:00:00.000Z", true],
    ["2026-12-05T11:00:00.001Z", true],
  ])("at %s: %s", (now, ended) => {
    expect(hasEnded({ status: "active", endsAt }, new Date(now))).toBe(ended);
    expect(hasEnded({ status: "published", endsAt }, new Date(now))).toBe(ended);
  });

  it("takes a completed event for ended, also before its end", () => {
    const before = new Date("2026-12-01T00:00:00Z");
    expect(hasEnded({ status: "completed", endsAt }, before)).toBe(true);
  });
});

it.each([
  ["2026-12-05T04:59:59.999Z", false],
  ["2026-12-05T05:00:00.000Z", true],
])("hasStarted at %s: %s", (now, started) => {
  expect(hasStarted({ startsAt }, new Date(now))).toBe(started);
});

it.each<[EventStatus, boolean]>([
  ["published", true],
  ["active", true],
  ["draft", false],
  ["completed", false],
])("isLive of %s: %s", (status, live) => {
  expect(isLive({ status })).toBe(live);
});

describe("isCurrent", () => {
  it.each([
    // One second before midnight at the venue, and midnight. In UTC it is another day.
    ["AU", "2026-12-05T12:59:59Z", true],
    ["AU", "2026-12-05T13:00:00Z", false],
    ["NZ", "2026-12-05T10:59:59Z", true],
    ["NZ", "2026-12-05T11:00:00Z", false],
    ["US", "2026-12-06T04:59:59Z", true],
    ["US", "2026-12-06T05:00:00Z", false],
    ["UK", "2026-12-05T23:59:59Z", true],
    ["UK", "2026-12-06T00:00:00Z", false],
    ["CA", "2026-12-06T04:59:59Z", true],
    ["CA", "2026-12-06T05:00:00Z", false],
    ["SG", "2026-12-05T15:59:59Z", true],
    ["SG", "2026-12-05T16:00:00Z", false],
    ["XX", "2026-12-05T23:59:59Z", true],
    ["XX", "2026-12-06T00:00:00Z", false],
  ])("of an event on 5 December in %s at %s: %s", (country, now, current) => {
    const { timeZone } = countryOf(country);
    const event = { status: "active", startDay: "2026-12-05", timeZone } as const;
    expect(isCurrent(event, new Date(now))).toBe(current);
  });

  it("follows summer time: midnight in London is 23:00 UTC in July", () => {
    const event = {
      status: "published",
      startDay: "2026-07-04",
      timeZone: "Europe/London",
    } as const;
    expect(isCurrent(event, new Date("2026-07-04T22:59:59Z"))).toBe(true);
    expect(isCurrent(event, new Date("2026-07-04T23:00:00Z"))).toBe(false);
  });

  it("goes by the venue's own zone: Los Angeles is three hours behind New York", () => {
    const timeZone = "America/Los_Angeles";
    const event = { status: "active", startDay: "2026-12-05", timeZone } as const;
    expect(isCurrent(event, new Date("2026-12-06T07:59:59Z"))).toBe(true);
    expect(isCurrent(event, new Date("2026-12-06T08:00:00Z"))).toBe(false);
  });

  it("holds all day long, also after the event ended", () => {
    const event = {
      status: "active",
      startDay: "2026-12-05",
      timeZone: "Australia/Sydney",
    } as const;
    expect(isCurrent(event, new Date("2026-12-05T12:30:00Z"))).toBe(true);
  });

  it("holds for a later day in a later year", () => {
    const event = { status: "active", startDay: "2027-01-01", timeZone: "Europe/London" } as const;
    expect(isCurrent(event, new Date("2026-12-31T12:00:00Z"))).toBe(true);
  });

  it.each<EventStatus>(["draft", "completed"])("leaves out a %s event", (status) => {
    const event = { status, startDay: "2026-12-05", timeZone: "Europe/London" };
    expect(isCurrent(event, new Date("2026-12-01T00:00:00Z"))).toBe(false);
  });
});

describe("countdownParts", () => {
  it.each([
    ["2026-12-05T04:59:59.000Z", "00 00 00 01"],
    ["2026-12-05T04:59:59.999Z", "00 00 00 00"],
    ["2026-12-05T04:59:00.000Z", "00 00 01 00"],
    ["2026-12-05T04:00:01.000Z", "00 00 59 59"],
    ["2026-12-04T05:00:01.000Z", "00 23 59 59"],
    ["2026-12-04T05:00:00.000Z", "01 00 00 00"],
    ["2026-11-23T01:57:55.000Z", "12 03 02 05"],
    ["2026-08-27T05:00:00.000Z", "100 00 00 00"],
    ["2023-12-05T05:00:00.000Z", "1096 00 00 00"],
    ["2026-12-05T05:00:00.000Z", "00 00 00 00"],
    ["2027-01-01T00:00:00.000Z", "00 00 00 00"],
  ])("at %s: %s", (now, text) => {
    const { days, hours, minutes, seconds } = countdownParts(startsAt, new Date(now));
    expect([days, hours, minutes, seconds].join(" ")).toBe(text);
  });
});

it.each([
  [{ capacity: 120, unlimitedCapacity: false, registrations: 20 }, 100],
  [{ capacity: 120, unlimitedCapacity: false, registrations: 120 }, 0],
  [{ capacity: 120, unlimitedCapacity: false, registrations: 121 }, 0],
  [{ capacity: null, unlimitedCapacity: false, registrations: 1 }, 299],
  [{ capacity: null, unlimitedCapacity: false, registrations: 301 }, 0],
  [{ capacity: null, unlimitedCapacity: true, registrations: 301 }, undefined],
])("spotsLeft of %j: %s", (event, left) => {
  expect(spotsLeft(event)).toBe(left);
});
