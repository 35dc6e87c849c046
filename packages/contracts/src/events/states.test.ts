import { expect, it } from "vitest";
import { isInState } from "./states.ts";

it.each([
  ["sold-out", null, "sold-out", true],
  ["sold-out", null, "on-sale", false],
  ["sold-out", "moved", "sold-out", true],
  ["sold-out", "moved", "moved", true],
  ["sold-out", "rescheduled", "sold-out", true],
  // The event is off, so availability doesn't matter.
  ["on-sale", "cancelled", "on-sale", false],
  ["on-sale", "cancelled", "cancelled", true],
  ["free", "postponed", "free", false],
  ["free", "postponed", "postponed", true],
  ["free", "postponed", "cancelled", false],
] as const)("%s and %s is %s: %s", (availability, kind, state, expected) => {
  const disruption = kind && { kind };
  expect(isInState({ availability, disruption }, state)).toBe(expected);
});
