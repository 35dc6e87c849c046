import { expect, it } from "vitest";
import { countryOf } from "../shared/countries.ts";
import {
  clockTime,
  dayBlock,
  longDate,
  monthName,
  partyDays,
  posterHours,
  shortDays,
  timeRange,
  timeZoneAbbreviation,
} from "./time-text.ts";

it.each([
  ["2026-12-05", "Saturday 5 December 2026"],
  ["2026-12-05T00:00:00.000Z", "Saturday 5 December 2026"],
  ["2026-12-05T12:00:00.000Z", "Saturday 5 December 2026"],
  ["2026-12-05T23:59:59.999Z", "Saturday 5 December 2026"],
  ["2028-02-29T00:00:00.000Z", "Tuesday 29 February 2028"],
  ["2027-01-01T00:00:00.000Z", "Friday 1 January 2027"],
])("longDate of %s: %s", (isoDate, text) => {
  expect(longDate(isoDate)).toBe(text);
});

it.each([
  ["00:00", "12:00 AM"],
  ["00:05", "12:05 AM"],
  ["09:30", "9:30 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["12:01", "12:01 PM"],
  ["16:00", "4:00 PM"],
  ["23:59", "11:59 PM"],
])("clockTime of %s: %s", (time, text) => {
  expect(clockTime(time)).toBe(text);
});

it.each([
  ["16:00", "22:00", "4:00 PM to 10:00 PM"],
  ["16:00", null, "4:00 PM to 10:00 PM"],
  ["20:00", "02:00", "8:00 PM to 2:00 AM (next day)"],
  ["16:00", "16:00", "4:00 PM to 4:00 PM (next day)"],
  ["22:30", null, "10:30 PM to 10:00 PM (next day)"],
])("timeRange of %s to %s: %s", (startTime, endTime, text) => {
  expect(timeRange({ startTime, endTime })).toBe(text);
});

it.each([
  ["16:00", "22:00", "4PM–10PM"],
  ["16:00", null, "4PM–10PM"],
  ["15:30", "00:05", "3:30PM–12:05AM"],
])("posterHours of %s to %s: %s", (startTime, endTime, text) => {
  expect(posterHours({ startTime, endTime })).toBe(text);
});

it.each([
  ["AU", "AEDT", "AEST"],
  ["NZ", "NZDT", "NZST"],
  ["US", "EST", "EDT"],
  ["UK", "GMT", "BST"],
  ["CA", "EST", "EDT"],
  ["SG", "SGT", "SGT"],
  ["FR", "UTC", "UTC"],
])("people in %s call their time %s in January and %s in July", (country, january, july) => {
  const venue = { country, timeZone: countryOf(country).timeZone };
  expect(timeZoneAbbreviation(venue, new Date("2026-01-15T00:00:00Z"))).toBe(january);
  expect(timeZoneAbbreviation(venue, new Date("2026-07-15T00:00:00Z"))).toBe(july);
});

it.each([
  ["CA", "America/Vancouver", "PST", "PDT"],
  ["CA", "America/St_Johns", "NST", "NDT"],
  ["CA", "America/Regina", "CST", "CST"],
  ["US", "America/Chicago", "CST", "CDT"],
  ["US", "America/Los_Angeles", "PST", "PDT"],
  ["US", "America/Phoenix", "MST", "MST"],
  ["US", "Pacific/Honolulu", "HST", "HST"],
  ["AU", "Australia/Brisbane", "AEST", "AEST"],
  ["AU", "Australia/Perth", "AWST", "AWST"],
  ["AU", "Australia/Adelaide", "ACDT", "ACST"],
  ["NZ", "Pacific/Chatham", "CHADT", "CHAST"],
])(
  "people of %s in %s call it %s in January and %s in July",
  (country, timeZone, january, july) => {
    const venue = { country, timeZone };
    expect(timeZoneAbbreviation(venue, new Date("2026-01-15T00:00:00Z"))).toBe(january);
    expect(timeZoneAbbreviation(venue, new Date("2026-07-15T00:00:00Z"))).toBe(july);
  },
);

it.each([
  ["2026-12-05", "2026-12-05", "Saturday 5 December 2026", "Sat 5 Dec"],
  ["2026-12-04", "2026-12-06", "Friday 4 to Sunday 6 December 2026", "Fri–Sun 4–6 Dec"],
  [
    "2026-10-31",
    "2026-11-01",
    "Saturday 31 October to Sunday 1 November 2026",
    "Sat–Sun 31–1 Oct–Nov",
  ],
  [
    "2026-12-31",
    "2027-01-01",
    "Thursday 31 December 2026 to Friday 1 January 2027",
    "Thu–Fri 31–1 Dec–Jan",
  ],
])("the days of a party from %s to %s: %s, %s", (startDate, endDate, days, block) => {
  expect(partyDays({ startDate, endDate })).toBe(days);
  expect(Object.values(dayBlock({ startDate, endDate })).join(" ")).toBe(block);
});

it.each([
  ["2026-12-05", "2026-12-05", "Sat 5 Dec 2026"],
  ["2026-12-04", "2026-12-06", "Fri–Sun 4–6 Dec 2026"],
  ["2026-12-31", "2027-01-02", "Thu 31 Dec – Sat 2 Jan 2027"],
])("shortDays of %s to %s: %s", (startDate, endDate, text) => {
  expect(shortDays({ startDate, endDate })).toBe(text);
});

it.each(["2026-12", "2026-12-05T00:00:00.000Z"])("monthName of %s: December 2026", (month) => {
  expect(monthName(month)).toBe("December 2026");
});
