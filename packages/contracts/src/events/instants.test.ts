import { describe, expect, it } from "vitest";
import { countryOf } from "../shared/countries.ts";
import { eventInstants } from "./instants.ts";

function instants(startDay: string, startTime: string, endTime: string | null, country: string) {
  const { timeZone } = countryOf(country);
  const { startsAt, endsAt } = eventInstants({ startDay, startTime, endTime, timeZone });
  return [startsAt.toISOString(), endsAt.toISOString()];
}

describe("eventInstants", () => {
  it.each([
    ["AU", "2026-07-04", "2026-07-04T06:00:00.000Z", "2026-07-04T12:00:00.000Z"],
    ["AU", "2026-12-05", "2026-12-05T05:00:00.000Z", "2026-12-05T11:00:00.000Z"],
    ["NZ", "2026-07-04", "2026-07-04T04:00:00.000Z", "2026-07-04T10:00:00.000Z"],
    ["NZ", "2026-12-05", "2026-12-05T03:00:00.000Z", "2026-12-05T09:00:00.000Z"],
    ["US", "2026-07-04", "2026-07-04T20:00:00.000Z", "2026-07-05T02:00:00.000Z"],
    ["US", "2026-12-05", "2026-12-05T21:00:00.000Z", "2026-12-06T03:00:00.000Z"],
    ["UK", "2026-07-04", "2026-07-04T15:00:00.000Z", "2026-07-04T21:00:00.000Z"],
    ["UK", "2026-12-05", "2026-12-05T16:00:00.000Z", "2026-12-05T22:00:00.000Z"],
    ["CA", "2026-07-04", "2026-07-04T20:00:00.000Z", "2026-07-05T02:00:00.000Z"],
    ["CA", "2026-12-05", "2026-12-05T21:00:00.000Z", "2026-12-06T03:00:00.000Z"],
    ["SG", "2026-07-04", "2026-07-04T08:00:00.000Z", "2026-07-04T14:00:00.000Z"],
    ["SG", "2026-12-05", "2026-12-05T08:00:00.000Z", "2026-12-05T14:00:00.000Z"],
  ])("reads 16:00 to 22:00 in the zone of %s on %s", (country, day, startsAt, endsAt) => {
    expect(instants(day, "16:00", "22:00", country)).toEqual([startsAt, endsAt]);
  });

  it.each([
    // The hour from 02:00 (London: 01:00) doesn't exist that night: 02:30 is 03:30.
    ["AU", "2026-10-04", "02:30", "2026-10-03T16:30:00.000Z"],
    ["NZ", "2026-09-27", "02:30", "2026-09-26T14:30:00.000Z"],
    ["US", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
    ["UK", "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z"],
    ["CA", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
  ])("moves a time that %s skips on %s forward", (country, day, time, startsAt) => {
    expect(instants(day, time, "12:00", country)[0]).toBe(startsAt);
  });

  it.each([
    // The hour before 03:00 (others: before 02:00) occurs twice: the first is still summer time.
    ["AU", "2026-04-05", "02:30", "2026-04-04T15:30:00.000Z"],
    ["NZ", "2026-04-05", "02:30", "2026-04-04T13:30:00.000Z"],
    ["US", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
    ["UK", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
    ["CA", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ])("takes the first of a time that %s has twice on %s", (country, day, time, startsAt) => {
    expect(instants(day, time, "12:00", country)[0]).toBe(startsAt);
  });

  it.each([
    // For a party that starts the evening before a clock change, six hours of clock time are five
    // real hours, or seven.
    ["AU", "2026-10-03", 5],
    ["AU", "2026-04-04", 7],
    ["NZ", "2026-09-26", 5],
    ["NZ", "2026-04-04", 7],
    ["US", "2026-03-07", 5],
    ["US", "2026-10-31", 7],
    ["UK", "2026-03-28", 5],
    ["UK", "2026-10-24", 7],
    ["CA", "2026-03-07", 5],
    ["CA", "2026-10-31", 7],
    ["SG", "2026-03-28", 6],
  ])("counts a night of %s from %s over the clock change", (country, day, hours) => {
    const { startsAt, endsAt } = eventInstants({
      startDay: day,
      startTime: "22:00",
      endTime: "04:00",
      timeZone: countryOf(country).timeZone,
    });
    expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(hours);
  });

  it("never ends before it starts, whatever the clock does", () => {
    const quarters = Array.from({ length: 96 }, (_, index) => {
      const minutes = index * 15;
      return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    });
    const wrong = quarters.flatMap((startTime) =>
      quarters
        .filter((endTime) => {
          const schedule = {
            startDay: "2026-03-29",
            startTime,
            endTime,
            timeZone: "Europe/London",
          };
          const { startsAt, endsAt } = eventInstants(schedule);
          return endsAt <= startsAt;
        })
        .map((endTime) => `${startTime} to ${endTime}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps the length of an event whose moved start would pass its end", () => {
    expect(instants("2026-03-29", "01:30", "02:15", "UK")).toEqual([
      "2026-03-29T01:30:00.000Z",
      "2026-03-29T02:15:00.000Z",
    ]);
  });

  it("ends at 22:00 when no end time is given", () => {
    expect(instants("2026-12-05", "16:00", null, "UK")[1]).toBe("2026-12-05T22:00:00.000Z");
  });

  it.each([
    ["20:00", "02:00", "2026-12-06T02:00:00.000Z"],
    ["16:00", "16:00", "2026-12-06T16:00:00.000Z"],
    ["16:00", "00:00", "2026-12-06T00:00:00.000Z"],
    ["22:00", null, "2026-12-06T22:00:00.000Z"],
    ["16:00", "16:01", "2026-12-05T16:01:00.000Z"],
    ["00:00", "23:59", "2026-12-05T23:59:00.000Z"],
  ])("puts the end of %s to %s on its day", (startTime, endTime, endsAt) => {
    expect(instants("2026-12-05", startTime, endTime, "UK")[1]).toBe(endsAt);
  });

  it("crosses the end of a month and a leap day", () => {
    expect(instants("2028-02-28", "20:00", "02:00", "UK")[1]).toBe("2028-02-29T02:00:00.000Z");
    expect(instants("2026-12-31", "20:00", "02:00", "UK")[1]).toBe("2027-01-01T02:00:00.000Z");
  });

  it.each([
    ["America/Vancouver", "2026-07-04T23:00:00.000Z"],
    ["America/Chicago", "2026-07-04T21:00:00.000Z"],
    ["America/Phoenix", "2026-07-04T23:00:00.000Z"],
    ["Australia/Brisbane", "2026-07-04T06:00:00.000Z"],
    ["Australia/Perth", "2026-07-04T08:00:00.000Z"],
    ["Australia/Adelaide", "2026-07-04T06:30:00.000Z"],
    ["Pacific/Chatham", "2026-07-04T03:15:00.000Z"],
    ["UTC", "2026-07-04T16:00:00.000Z"],
  ])("reads 16:00 in %s as %s", (timeZone, startsAt) => {
    const schedule = { startDay: "2026-07-04", startTime: "16:00", endTime: "22:00", timeZone };
    expect(eventInstants(schedule).startsAt.toISOString()).toBe(startsAt);
  });

  it.each(["FR", "au", "", "__proto__", "constructor"])(
    "takes UTC for the country %j",
    (country) => {
      expect(instants("2026-07-04", "16:00", "22:00", country)).toEqual([
        "2026-07-04T16:00:00.000Z",
        "2026-07-04T22:00:00.000Z",
      ]);
    },
  );
});
