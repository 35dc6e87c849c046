import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendar, calendarCase, event, read, today } from "../testing/calendar.ts";
import { run } from "./read-calendar.task.ts";

describe("a calendar that is broken", () => {
  it.each(["", "no calendar", "BEGIN:VCALENDAR\r\nx", "[]"])("%j can't be read", (text) => {
    expect(run({ text, most: 10, today })).toBeUndefined();
  });

  it.each([
    ["thousands of commas in a parameter", [`DTEND;X=${",".repeat(60_000)} 20270206`]],
    ["rules that no day fits", ["RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3"]],
  ])("with %s is read within its time limit", (what, lines) => {
    const count = what.startsWith("rules") ? 2_000 : 1;
    const events = Array.from({ length: count }, () => event("DTSTART:20261205T160000", ...lines));
    const begun = performance.now();
    expect(run({ text: calendar(...events.flat()), most: 2_000, today })).toHaveLength(count + 1);
    expect(performance.now() - begun).toBeLessThan(8_000);
  });

  it("accounts for each entry and never throws, whatever is broken in it", () => {
    const names = ["20-ics-utc-without-calendar-zone", "23-ics-zone-described", "36-ics-weekly"];
    const written = names.map(calendarCase);
    // A zone that no other name or city tells, so that the file's own rules are read.
    const files = [
      ...written,
      ...written.map((file) => file.replaceAll(/Canberra, Mel.*?y(?="|\r)/g, "Club")),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat({ max: 2_000 }),
        fc.string({ maxLength: 20 }),
        fc.nat({ max: 40 }),
        (file, at, put, cut) => {
          const start = at % file.length;
          const text = file.slice(0, start) + put + file.slice(start + cut);
          const entries = text.split(/^BEGIN:VEVENT\s*$/m).length - 1;
          const rows = run({ text, most: 200, today });
          const accounted = rows === undefined ? entries : rows.length - 1;
          expect(accounted).toBeGreaterThanOrEqual(entries);
          expect(() => read(text)).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });
});
