import { describe, expect, it } from "vitest";
import {
  type Availability,
  availabilities,
  availabilityOf,
  canBuyTickets,
} from "./availability.ts";

const now = new Date("2026-12-01T12:00:00.000Z");
const room = {
  availabilitySetting: null,
  onSaleFrom: null,
  capacity: 200,
  unlimitedCapacity: false,
  registrations: 0,
};

it.each([
  [0, "on-sale"],
  [179, "on-sale"],
  [180, "few-left"],
  [199, "few-left"],
  [200, "sold-out"],
  [250, "sold-out"],
])("%i of 200 places taken: %s", (registrations, expected) => {
  expect(availabilityOf({ ...room, registrations }, now)).toBe(expected);
});

it.each([
  { capacity: 5, registrations: 4, expected: "on-sale" },
  { capacity: 5, registrations: 5, expected: "sold-out" },
  // Without a capacity, pages assume 300 places.
  { capacity: null, registrations: 1_000, expected: "on-sale" },
  { capacity: null, unlimitedCapacity: true, registrations: 1_000, expected: "on-sale" },
])("$registrations of $capacity places: $expected", ({ expected, ...event }) => {
  expect(availabilityOf({ ...room, ...event }, now)).toBe(expected);
});

it.each(availabilities.filter((each) => each !== "not-yet-on-sale"))(
  "%s, said by admins, wins over a full room and an empty one",
  (availabilitySetting) => {
    for (const registrations of [0, 200]) {
      expect(availabilityOf({ ...room, registrations, availabilitySetting }, now)).toBe(
        availabilitySetting,
      );
    }
  },
);

it.each([
  ["2026-12-01T12:00:00.001Z", 0, "not-yet-on-sale"],
  ["2026-12-01T12:00:00.000Z", 0, "on-sale"],
  ["2026-12-01T12:00:00.000Z", 200, "sold-out"],
])("tickets on sale from %s, %i places taken: %s", (onSaleFrom, registrations, expected) => {
  const event = { ...room, availabilitySetting: "not-yet-on-sale", onSaleFrom } as const;
  expect(availabilityOf({ ...event, registrations }, now)).toBe(expected);
});

describe("tickets can be bought", () => {
  const event = {
    status: "active",
    endsAt: "2026-12-05T22:00:00.000Z",
    availability: "on-sale",
    disruption: null,
  } as const;

  it.each<[Availability, boolean]>([
    ["on-sale", true],
    ["few-left", true],
    ["free", true],
    ["sold-out", false],
    ["not-yet-on-sale", false],
    ["at-the-door", false],
  ])("%s: %s", (availability, expected) => {
    expect(canBuyTickets({ ...event, availability }, now)).toBe(expected);
  });

  it.each([
    ["cancelled", false],
    ["postponed", false],
    ["rescheduled", true],
    ["moved", true],
  ] as const)("of an event that is %s: %s", (kind, expected) => {
    expect(canBuyTickets({ ...event, disruption: { kind } }, now)).toBe(expected);
  });

  it("not once it has ended", () => {
    expect(canBuyTickets(event, new Date(event.endsAt))).toBe(false);
    expect(canBuyTickets({ ...event, status: "completed" }, now)).toBe(false);
  });
});
