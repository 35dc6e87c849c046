import type { PublicEvent } from "@before-ten/contracts/events/output";

/** A party of a monthly series on that day. */
export function eventOn(day: string, changed: Partial<PublicEvent> = {}): PublicEvent {
  return {
    id: `0198c5ae-0000-7000-8000-0000${day.replaceAll("-", "")}`,
    eventName: "First Saturday",
    description: "Six hours of floor-fillers.",
    location: { formatted: "The Corn Exchange, London", coordinates: null },
    country: "UK",
    startDate: `${day}T00:00:00.000Z`,
    endDate: `${day}T00:00:00.000Z`,
    startTime: "16:00",
    endTime: "22:00",
    startsAt: `${day}T16:00:00.000Z`,
    endsAt: `${day}T22:00:00.000Z`,
    timeZone: "Europe/London",
    timeZoneAbbreviation: "GMT",
    poster: null,
    musicGenres: [],
    ticketPrice: { amount: 35, currency: "GBP" },
    redirectUrl: "https://tickets.example/before-ten",
    capacity: 200,
    unlimitedCapacity: false,
    registrations: 190,
    availability: "few-left",
    availabilitySetting: null,
    onSaleFrom: null,
    disruption: null,
    sequence: 0,
    series: { id: "0198c5ae-0000-7000-8000-000000000000", slug: "first-saturday", name: "First" },
    featured: false,
    status: "active",
    createdAt: "2026-11-01T09:30:00.000Z",
    ...changed,
  };
}
