import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { expect, it } from "vitest";
import { entryLabel, entryMoment } from "./entry-text.ts";

it.each<[Parameters<typeof entryLabel>[0], string]>([
  [{ kind: "event", status: "active", disruption: null, changes: [] }, ""],
  [{ kind: "event", status: "draft", disruption: null, changes: [] }, "Draft"],
  [{ kind: "event", status: "active", disruption: "cancelled", changes: [] }, "Cancelled"],
  [{ kind: "event", status: "active", disruption: "rescheduled", changes: ["time"] }, "New time"],
  [{ kind: "post-take-down", status: "published", disruption: null, changes: [] }, "Take down"],
])("says %j as %j", (entry, label) => {
  expect(entryLabel(entry)).toBe(label);
});

const entry: Omit<CalendarEntry, "at" | "timeZone"> = {
  day: "2026-12-05",
  time: "09:00",
  kind: "campaign",
  id: "0198c5ae-0000-7000-8000-000000000001",
  title: "Summer on the pier",
  status: "scheduled",
  country: null,
  disruption: null,
  changes: [],
};

it("shows the time in the time zone it is scheduled in", () => {
  const at = "2026-12-04T22:00:00.000Z";
  const says = entryMoment({ ...entry, at, timeZone: "Australia/Melbourne" });
  expect(says).toMatch(/^5 Dec 2026, 9:00\sAM AEDT$/);
});

it("says that each subscriber has a time of their own", () => {
  expect(entryMoment({ ...entry, at: null, timeZone: null })).toBe(
    "Saturday 5 December 2026, 9:00 AM where each subscriber lives",
  );
});
