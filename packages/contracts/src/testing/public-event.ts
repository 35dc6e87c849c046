import { forEachNote } from "../events/notes.ts";
import { forEachNumber } from "../events/numbers.ts";
import type { PublicEvent } from "../events/output.ts";

/** An event for tests. */
export function publicEvent(changed: Partial<PublicEvent> = {}): PublicEvent {
  return {
    id: "0198c5ae-0000-7000-8000-000000000000",
    eventName: "Sunday Disco",
    description: "Six hours of floor-fillers.",
    location: { formatted: "The Corn Exchange, London", coordinates: null },
    country: "UK",
    startDate: "2026-12-05T00:00:00.000Z",
    endDate: "2026-12-05T00:00:00.000Z",
    startTime: "16:00",
    endTime: "22:00",
    startsAt: "2026-12-05T16:00:00.000Z",
    endsAt: "2026-12-05T22:00:00.000Z",
    timeZone: "Europe/London",
    timeZoneAbbreviation: "GMT",
    poster: null,
    musicGenres: [],
    lineUp: [],
    ...forEachNumber(() => null),
    ...forEachNote(() => null),
    ticketPrice: { amount: 35, currency: "GBP" },
    priceSteps: [],
    promotion: null,
    redirectUrl: "https://tickets.example/before-ten",
    capacity: null,
    unlimitedCapacity: false,
    registrations: 0,
    availability: "on-sale",
    availabilitySetting: null,
    onSaleFrom: null,
    disruption: null,
    dayNotice: null,
    sequence: 0,
    version: 1,
    series: null,
    featured: false,
    publishAt: null,
    takeDownAt: null,
    status: "active",
    createdAt: "2026-11-01T09:30:00.000Z",
    ...changed,
  };
}
