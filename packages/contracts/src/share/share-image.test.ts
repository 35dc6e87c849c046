import { publicEvent } from "../testing/public-event.ts";
import { expect, it } from "vitest";
import type { PublicEvent } from "../events/output.ts";
import { eventSharePath, sharedEvent } from "./share-image.ts";

const event = publicEvent({
  location: { formatted: "The Corn Exchange, London", coordinates: [0, 0] },
  musicGenres: ["80s pop", "Disco"],
  ticketPrice: { amount: 35.5, currency: "GBP" },
  redirectUrl: null,
  capacity: 300,
});

const path = eventSharePath(event);

it.each<Partial<PublicEvent>>([
  { eventName: "Sunday Discos" },
  { location: { ...event.location, city: "London" } },
  { country: "NZ" },
  { startDate: "2026-12-04T00:00:00.000Z" },
  { endDate: "2026-12-06T00:00:00.000Z" },
  { startTime: "16:30" },
  { endTime: null },
  { timeZoneAbbreviation: "BST" },
  { availability: "sold-out" },
  {
    disruption: {
      kind: "cancelled",
      reason: "Rain.",
      since: "2026-11-20T09:30:00.000Z",
      changes: [],
      previousDates: null,
      previousLocation: null,
    },
  },
])("has another address when the picture shows something else: %j", (change) => {
  expect(eventSharePath({ ...event, ...change })).not.toBe(path);
});

it("keeps its address when the picture stays the same", () => {
  expect(path).toMatch(/^\/share\/events\/0198c5ae-0000-7000-8000-000000000000\.jpg\?v=[0-9a-z]+$/);
  const change = { description: "Other words", registrations: 9, status: "completed" } as const;
  expect(eventSharePath({ ...event, ...change })).toBe(path);
});

it("names no place that is only a reference to another record", () => {
  const location = { ...event.location, formatted: "507f1f77bcf86cd799439011" };
  expect(sharedEvent({ ...event, location }).place).toBe("");
});
