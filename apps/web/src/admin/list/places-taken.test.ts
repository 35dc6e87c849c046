import { expect, it } from "vitest";
import { placesTaken } from "./places-taken.ts";

it.each([
  [
    { capacity: 300, registrations: 120 },
    { label: "120 of 300", percent: 40 },
  ],
  [
    { capacity: 2_000, registrations: 1_995 },
    { label: "1,995 of 2,000", percent: 100 },
  ],
  [
    { capacity: 100, registrations: 130 },
    { label: "130 of 100", percent: 100 },
  ],
  [
    { capacity: 0, registrations: 2 },
    { label: "2 of 0", percent: 100 },
  ],
  // No bar where nothing was counted: it would look like an empty room.
  [
    { capacity: 300, registrations: 0 },
    { label: "Room for 300", percent: undefined },
  ],
  [
    { capacity: null, registrations: 45 },
    { label: "45 registered", percent: undefined },
  ],
  [{ capacity: null, registrations: 0 }, undefined],
])("%j: %j", (places, taken) => {
  expect(placesTaken({ unlimitedCapacity: false, ...places })).toEqual(taken);
});

it("has no percentage for a room without a limit", () => {
  const places = { capacity: null, unlimitedCapacity: true, registrations: 45 };
  expect(placesTaken(places)).toEqual({ label: "45 registered", percent: undefined });
});
