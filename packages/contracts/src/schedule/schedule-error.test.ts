import { expect, it } from "vitest";
import { scheduleError } from "./rules.ts";

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
