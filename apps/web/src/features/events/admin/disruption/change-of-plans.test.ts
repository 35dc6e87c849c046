import type { PublicEvent } from "@before-ten/contracts/events/output";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { expect, it } from "vitest";
import { type EventFormValues, valuesOf } from "../form/event-form-values.ts";
import { changeOfPlans } from "./change-of-plans.ts";

const event = publicEvent();
const now = new Date(Date.parse(event.startsAt) - 86_400_000);

function changed(change: Partial<EventFormValues>, of: PublicEvent = event): string[] {
  const stored = valuesOf(of);
  return changeOfPlans(of, { stored, values: { ...stored, ...change } }, now).map(
    ({ what }) => what,
  );
}

it("lists what visitors rely on", () => {
  expect(changed({})).toEqual([]);
  expect(changed({ eventName: "Sunday Disco, again", description: "Longer." })).toEqual([]);
  expect(changed({ startTime: "15:15" })).toEqual(["Hours"]);
  const { location } = valuesOf(event);
  const elsewhere = { ...location, isManual: true, manual: "Pier 9, London" };
  const later = { startDate: "2031-01-04", endDate: "2031-01-04" };
  expect(changed({ ...later, location: elsewhere, availability: "sold-out" })).toEqual([
    "Date",
    "Place",
    "Tickets",
  ]);
});

it("only the end of a sale that is on counts", () => {
  expect(changed({ availability: "few-left" })).toEqual([]);
  expect(changed({ availability: "few-left" }, { ...event, availability: "sold-out" })).toEqual([]);
});

function disrupted(kind: "cancelled" | "postponed"): PublicEvent {
  const since = now.toISOString();
  const reason = "The roof leaks.";
  const nothing = { changes: [], previousDates: null, previousLocation: null };
  return { ...event, disruption: { kind, reason, since, ...nothing } };
}

it("a postponed party has something to tell once it has a new date", () => {
  const { location } = valuesOf(event);
  const elsewhere = { location: { ...location, isManual: true, manual: "Pier 9, London" } };
  const later = { startDate: "2031-01-04", endDate: "2031-01-04" };
  expect(changed(elsewhere, disrupted("postponed"))).toEqual([]);
  expect(changed({ ...elsewhere, ...later }, disrupted("postponed"))).toEqual(["Date", "Place"]);
});

it("has nothing to tell of drafts, and of what is over or cancelled", () => {
  const over = { ...event, endsAt: now.toISOString() };
  for (const of of [{ ...event, status: "draft" as const }, over, disrupted("cancelled")]) {
    expect(changed({ startTime: "15:15" }, of)).toEqual([]);
  }
});
