import { describe, expect, it } from "vitest";
import { calendar, calendarCase, event, read, today } from "../testing/calendar.ts";
import { guessMapping } from "../guess-mapping.ts";
import { run } from "./read-calendar.task.ts";

const inSydney = "2027-02-06 16:00-22:00";

describe("a calendar from elsewhere", () => {
  it.each([
    [
      "20-ics-utc-without-calendar-zone",
      [`Case Utc | ${inSydney} | Its times are converted to Australia/Sydney`],
    ],
    ["22-ics-windows-zone", [`Case Outlook | ${inSydney} Australia/Sydney`]],
    ["23-ics-zone-described", [`Case Words | ${inSydney} Australia/Sydney`]],
    [
      "25-ics-unknown-calendar-zone",
      [
        `Case Bad Calendar Zone | ${inSydney} Australia/Sydney | Its times are converted to Australia/Sydney`,
      ],
    ],
    [
      "26-ics-one-bad-date",
      [
        "Its start “2027-02-06T16:00:00” can't be read (line 4 of the calendar)",
        `Case Good Date | ${inSydney} Australia/Sydney`,
      ],
    ],
    [
      "28-ics-end-in-utc",
      [
        `Case Mixed End | ${inSydney} Australia/Sydney | Its times are converted to Australia/Sydney`,
      ],
    ],
    [
      "30-ics-cancelled",
      [
        `Case Cancelled | ${inSydney} Australia/Sydney | It is cancelled in the file, and is imported as cancelled`,
      ],
    ],
    ["31-ics-end-equals-start", [`Case No Length | ${inSydney} Australia/Sydney`]],
    [
      "32-ics-line-not-folded",
      [
        `Case Loose Line | ${inSydney} Australia/Sydney`,
        `Case Fine Line | ${inSydney} Australia/Sydney`,
      ],
    ],
    ["35-ics-whole-day-same-end", [`Case Same Day End | ${inSydney}`]],
    [
      "36-ics-weekly",
      ["2027-02-06", "2027-02-20", "2027-02-27"].map(
        (day) => `Case Weekly | ${day} 16:00-22:00 Australia/Sydney`,
      ),
    ],
  ])("%s is read", (name, rows) => {
    expect(read(calendarCase(name))).toEqual(rows);
  });

  it("is a table", () => {
    const text = calendar(
      ...event(
        "DTSTART;TZID=Australia/Sydney:20261205T160000",
        "DTEND;TZID=Australia/Sydney:20261205T220000",
        "URL:https://tickets.example/x",
        "CATEGORIES:Disco,House",
        "CATEGORIES:Soul\\, Funk",
      ).map((line) => line.replace(/^SUMMARY:.*/, "SUMMARY:Sunday\\, Disco\\nTwo")),
    );
    const table = run({ text, most: 10, today });
    expect(table?.[1]).toEqual([
      "Sunday, Disco\nTwo",
      "Six hours of floor-fillers.",
      "2026-12-05",
      "16:00",
      "2026-12-05",
      "22:00",
      "The Hall",
      "Australia/Sydney",
      "https://tickets.example/x",
      "Disco,House, Soul, Funk",
    ]);
    expect(guessMapping("events", table ?? []).columns).toEqual([
      "eventName",
      "description",
      "startDate",
      "startTime",
      "endDate",
      "endTime",
      "location",
      "timeZone",
      "redirectUrl",
      "musicGenres",
    ]);
  });

  it.each([
    [
      "a time in UTC is meant in the calendar's zone",
      ["X-WR-TIMEZONE:Australia/Perth", ...event("DTSTART:20261205T080000Z", "DURATION:PT6H")],
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 Australia/Perth | Its times are converted to Australia/Perth",
      ],
    ],
    [
      "what ends in the night is of one day",
      event("DTSTART:20261205T180000", "DTEND:20261206T010000"),
      ["Sunday Disco | 2026-12-05 18:00-01:00"],
    ],
    [
      "an end in another zone",
      event(
        "DTSTART;TZID=Australia/Sydney:20261205T160000",
        "DTEND;TZID=Europe/London:20261205T110000",
      ),
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 Australia/Sydney | Its times are converted to Australia/Sydney",
      ],
    ],
    [
      "a zone behind a path",
      event("DTSTART;TZID=/mozilla.org/20050126_1/Australia/Sydney:20261205T160000"),
      ["Sunday Disco | 2026-12-05 16:00-22:00 Australia/Sydney"],
    ],
    [
      "a zone that only the file describes",
      [
        "BEGIN:VTIMEZONE",
        "TZID:Club time",
        "BEGIN:STANDARD",
        "DTSTART:19700101T000000",
        "TZOFFSETFROM:+0800",
        "TZOFFSETTO:+0800",
        "END:STANDARD",
        "END:VTIMEZONE",
        ...event("DTSTART;TZID=Club time:20261205T130000"),
      ],
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 | The time zone “Club time” isn't known: its times are read by the calendar's own rules. Its times are converted to Australia/Sydney",
      ],
    ],
    [
      "an unknown zone",
      event("DTSTART;TZID=Nowhere:20261205T160000"),
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 | The time zone “Nowhere” isn't known: its times are read as local ones",
      ],
    ],
    [
      "a day without VALUE=DATE",
      event("DTSTART:20261205"),
      ["Sunday Disco | 2026-12-05 16:00-22:00"],
    ],
    [
      "an end before the start",
      event("DTSTART:20261205T160000", "DTEND:20261205T150000"),
      ["Sunday Disco | 2026-12-05 16:00-22:00 | Its end is before its start and is left out"],
    ],
    [
      "no end of the calendar, of an entry and of an alarm",
      [
        ...event("DTSTART:20261205T160000").slice(0, -1),
        ...event("DTSTART:20261206T160000", "BEGIN:VALARM", "DTSTART:20200101T000000"),
      ],
      ["Sunday Disco | 2026-12-05 16:00-22:00", "Sunday Disco | 2026-12-06 16:00-22:00"],
    ],
    [
      "a series with a moved and a cancelled date",
      [
        ...event(
          "DTSTART;TZID=Australia/Sydney:20261205T160000",
          "RRULE:FREQ=WEEKLY;UNTIL=20261219T050000Z",
        ),
        ...event(
          "RECURRENCE-ID;TZID=Australia/Sydney:20261212T160000",
          "DTSTART;TZID=Australia/Sydney:20261213T170000",
          "STATUS:CANCELLED",
        ),
      ],
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 Australia/Sydney",
        "Sunday Disco | 2026-12-19 16:00-22:00 Australia/Sydney",
        "Sunday Disco | 2026-12-13 17:00-22:00 Australia/Sydney | It is cancelled in the file, and is imported as cancelled",
      ],
    ],
    [
      "UTC dates of a series whose end comes before the last one begins",
      event(
        "DTSTART;TZID=Australia/Sydney:20261205T160000",
        "RRULE:FREQ=WEEKLY;UNTIL=20261219T040000Z",
        "EXDATE:20261212T050000Z",
      ),
      ["Sunday Disco | 2026-12-05 16:00-22:00 Australia/Sydney"],
    ],
    [
      "a series in UTC with a date left out on the venue's clock",
      event(
        "DTSTART:20261205T200000Z",
        "DURATION:PT2H",
        "RRULE:FREQ=DAILY;COUNT=2",
        "EXDATE;TZID=Australia/Sydney:20261207T070000",
      ),
      ["Sunday Disco | 2026-12-06 07:00-09:00 | Its times are converted to Australia/Sydney"],
    ],
    [
      "no date that is left",
      event("DTSTART:20261205T160000", "RRULE:FREQ=DAILY;COUNT=1", "EXDATE:20261205T160000"),
      ["All of its dates are left out or moved (line 3 of the calendar)"],
    ],
    [
      "a zone whose rules are broken",
      [
        "BEGIN:VTIMEZONE",
        "TZID:Club time",
        "BEGIN:STANDARD",
        "DTSTART:soon",
        "TZOFFSETFROM:far",
        "TZOFFSETTO:+0800",
        "RRULE:FREQ=NEVER",
        "END:STANDARD",
        "END:VTIMEZONE",
        ...event("DTSTART;TZID=Club time:20261205T160000"),
      ],
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 | The time zone “Club time” isn't known: its times are read as local ones",
      ],
    ],
    [
      "a rule that no day fits",
      event("DTSTART:20261205T160000", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      [
        "Sunday Disco | 2026-12-05 16:00-22:00 | It repeats in a way that can't be read: only its first date is imported",
      ],
    ],
  ])("%s is read", (_what, lines, rows) => {
    expect(read(calendar(...lines))).toEqual(rows);
  });

  it("that repeats without an end has its next dates, and says how many", () => {
    const rows = read(calendar(...event("DTSTART:20190105T160000", "RRULE:FREQ=WEEKLY")));
    expect(rows[0]).toBe(
      "Sunday Disco | 2026-11-28 16:00-22:00 | It repeats for longer: 53 dates are imported",
    );
    expect(rows).toHaveLength(53);
  });

  it("has text where a description is HTML", () => {
    const html =
      "X-ALT-DESC;FMTTYPE=text/html:<p>One &amp; two</p><ul><li>three</li></ul><script>x</script>";
    const text = calendar(...event("DTSTART:20261205T160000", html)).replace(
      /DESCRIPTION:.*\r\n/,
      "",
    );
    expect(run({ text, most: 10, today })?.[1]?.[1]).toBe("One & two\n- three");
  });
});
