import { expect, it } from "vitest";
import { eventOn } from "../../../testing/event-on.ts";
import { eventPhase } from "./event-phase.ts";

const calledOff = (kind: "cancelled" | "moved") => ({
  disruption: {
    kind,
    reason: "The roof leaks.",
    since: "2026-12-01T09:30:00.000Z",
    changes: [],
    previousDates: null,
    previousLocation: null,
  },
});

/** The party lasts from 16:00 to 22:00 UTC. */
it.each([
  [{}, "15:59", "to-come"],
  [{}, "16:00", "on-now"],
  [{}, "21:59", "on-now"],
  [{}, "22:00", "over"],
  [{ status: "published" }, "16:00", "on-now"],
  [{ status: "completed" }, "15:00", "over"],
  // A draft isn't public, so it never ends.
  [{ status: "draft" }, "17:00", "draft"],
  [{ status: "draft" }, "23:00", "draft"],
  [calledOff("cancelled"), "17:00", "called-off"],
  [calledOff("cancelled"), "23:00", "called-off"],
  [calledOff("moved"), "17:00", "on-now"],
] as const)("an event with %j is at %s %s", (changed, time, phase) => {
  const event = eventOn("2026-12-05", changed);
  expect(eventPhase(event, new Date(`2026-12-05T${time}:00Z`))).toBe(phase);
});
