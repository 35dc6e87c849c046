import { expect, it } from "vitest";
import type { Availability } from "./availability.ts";
import type { DisruptionKind } from "./disruption.ts";
import { stateBadges, titleWithState } from "./state-messages.ts";

const event = {
  eventName: "Sunday Disco",
  timeZone: "Pacific/Auckland",
  availability: "on-sale",
  onSaleFrom: null,
  disruption: null,
} as const;

const since = "2026-11-20T09:30:00.000Z";

function disrupted(kind: DisruptionKind, availability: Availability = "on-sale") {
  const none = { changes: [], previousDates: null, previousLocation: null };
  return { ...event, availability, disruption: { kind, reason: "Rain.", since, ...none } };
}

it.each<[Availability, string | null, string[]]>([
  ["on-sale", null, []],
  // A start of sale in the past is no longer shown.
  ["on-sale", "2026-12-11T11:30:00.000Z", []],
  ["few-left", null, ["Few left"]],
  ["sold-out", null, ["Sold out"]],
  ["free", null, ["Free entry"]],
  ["at-the-door", null, ["Pay at the door"]],
  // The day at the venue, where it is later already.
  ["not-yet-on-sale", "2026-12-11T11:30:00.000Z", ["Tickets from 12 December"]],
])("%s from %s: %j", (availability, onSaleFrom, expected) => {
  const badges = stateBadges({ ...event, availability, onSaleFrom });
  expect(badges.map(({ label }) => label)).toEqual(expected);
});

it.each<[DisruptionKind, Availability, string[]]>([
  ["cancelled", "few-left", ["Cancelled"]],
  ["postponed", "sold-out", ["Postponed"]],
  ["rescheduled", "few-left", ["New date", "Few left"]],
  ["moved", "on-sale", ["New place"]],
])("%s and %s: %j", (kind, availability, expected) => {
  const badges = stateBadges(disrupted(kind, availability));
  expect(badges.map(({ label }) => label)).toEqual(expected);
});

it("is put before the name if there is no badge", () => {
  expect(titleWithState(event)).toBe("Sunday Disco");
  expect(titleWithState({ ...event, availability: "sold-out" })).toBe("Sold out: Sunday Disco");
  expect(titleWithState(disrupted("cancelled", "sold-out"))).toBe("Cancelled: Sunday Disco");
  expect(titleWithState(disrupted("rescheduled"))).toBe("New date: Sunday Disco");
});
