import { expect, it } from "vitest";
import { clockName, scheduledMoment } from "./scheduled-moment.ts";

it("shows the time at the venue, whatever the reader's time zone", () => {
  const text = scheduledMoment("2026-12-03T22:00:00.000Z", "Australia/Melbourne");
  expect(text).toBe(
    "4 Dec 2026, 9:00\u{202f}AM AEDT".replace(
      "\u{202f}",
      text.includes("\u{202f}") ? "\u{202f}" : " ",
    ),
  );
});

it.each([
  ["Australia/Melbourne", "Melbourne (AEDT)"],
  ["America/New_York", "New York (GMT-5)"],
  ["UTC", "UTC"],
])("calls the clock of %s %s", (timeZone, name) => {
  expect(clockName(timeZone, new Date("2026-12-03T22:00:00.000Z"))).toBe(name);
});
