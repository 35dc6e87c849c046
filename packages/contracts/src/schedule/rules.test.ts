import { expect, it } from "vitest";
import { localTimeIn } from "../events/lifecycle.ts";
import { scheduleTimeSchema } from "./input.ts";
import { scheduleError, scheduledInstant } from "./rules.ts";

const now = new Date("2026-12-04T12:00:00Z");
const before = "2026-12-04T11:00:00.000Z";
const soon = "2026-12-04T13:00:00.000Z";
const later = "2026-12-05T13:00:00.000Z";
const none = { publishAt: null, takeDownAt: null };

it.each([
  ["nothing", { ...none, stored: undefined, isPublic: true }, undefined],
  [
    "both in order",
    { publishAt: soon, takeDownAt: later, stored: none, isPublic: false },
    undefined,
  ],
  [
    "a time that has passed",
    { publishAt: before, takeDownAt: null, stored: none, isPublic: false },
    "This time has passed. Choose a later one, or publish it now.",
  ],
  [
    "this very moment",
    { publishAt: now.toISOString(), takeDownAt: null, stored: none, isPublic: false },
    "This time has passed. Choose a later one, or publish it now.",
  ],
  [
    "a stored time that came meanwhile",
    {
      publishAt: before,
      takeDownAt: null,
      stored: { ...none, publishAt: before },
      isPublic: false,
    },
    undefined,
  ],
  [
    "an end that has passed",
    { publishAt: null, takeDownAt: before, stored: undefined, isPublic: true },
    "This time has passed. Choose a later one, or make it a draft now.",
  ],
  [
    "the same moment for both",
    { publishAt: soon, takeDownAt: soon, stored: none, isPublic: false },
    "The take-down time has to be after the publish time",
  ],
  [
    "what is on the site",
    { publishAt: soon, takeDownAt: null, stored: none, isPublic: true },
    "It's already on the site. Make it a draft to publish it later.",
  ],
])("says of %s what is wrong", (_what, times, message) => {
  expect(scheduleError({ ...times, now })?.message).toBe(message);
});

it.each([
  ["2026-12-04T09:00", "Australia/Melbourne", "2026-12-03T22:00:00.000Z"],
  ["2026-12-04T09:00", "America/Toronto", "2026-12-04T14:00:00.000Z"],
  ["2026-12-04T09:00:02+11:00", "America/Toronto", "2026-12-03T22:00:02.000Z"],
  // The clocks skip from two to three.
  ["2026-10-04T02:30", "Australia/Melbourne", "2026-10-03T16:30:00.000Z"],
])("takes %s in %s for %s", (text, timeZone, instant) => {
  expect(scheduledInstant(scheduleTimeSchema.parse(text), timeZone)).toBe(instant);
});

it.each(["", null, "null"])("takes %j for none", (text) => {
  expect(scheduledInstant(scheduleTimeSchema.parse(text), "UTC")).toBeNull();
});

it.each(["soon", "2026-12-04", "9999-01-01T00:00", "0001-01-01T00:00:00Z", 5])(
  "doesn't understand %j",
  (text) => {
    expect(scheduleTimeSchema.safeParse(text).error?.issues).toMatchObject([{ path: [] }]);
  },
);

it("shows an instant as the clocks there do", () => {
  const instant = new Date("2026-12-03T13:05:00Z");
  expect(localTimeIn(instant, "Australia/Melbourne")).toBe("2026-12-04T00:05");
  expect(localTimeIn(instant, "America/Toronto")).toBe("2026-12-03T08:05");
});
