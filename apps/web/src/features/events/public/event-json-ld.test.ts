import type { PublicEvent } from "@before-ten/contracts/events/output";
import { describe, expect, it } from "vitest";
import { eventJsonLd } from "./event-json-ld.ts";

const event: PublicEvent = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  eventName: "Raincoats Off",
  description: "An afternoon of synths.",
  location: { formatted: "Raincoat Hall, Vancouver", coordinates: null },
  country: "CA",
  startDate: "2026-07-04T00:00:00.000Z",
  endDate: "2026-07-04T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  startsAt: "2026-07-04T23:00:00.000Z",
  endsAt: "2026-07-05T05:00:00.000Z",
  timeZone: "America/Vancouver",
  timeZoneAbbreviation: "PDT",
  poster: null,
  musicGenres: [],
  ticketPrice: { amount: 45, currency: "CAD" },
  redirectUrl: "https://tickets.example/raincoats-off",
  capacity: null,
  unlimitedCapacity: false,
  registrations: 0,
  featured: false,
  status: "active",
  createdAt: "2026-03-01T00:00:00.000Z",
};

function read(change: Partial<PublicEvent>, ended = false): Record<string, unknown> {
  const json = eventJsonLd({ ...event, ...change }, { publicUrl: "https://club.example", ended });
  return JSON.parse(json);
}

describe("what search engines read of an event", () => {
  it.each([
    ["America/Vancouver", "2026-07-04T16:00:00-07:00", "2026-07-04T22:00:00-07:00"],
    ["America/St_Johns", "2026-07-04T20:30:00-02:30", "2026-07-05T02:30:00-02:30"],
    ["Australia/Adelaide", "2026-07-05T08:30:00+09:30", "2026-07-05T14:30:00+09:30"],
    ["UTC", "2026-07-04T23:00:00+00:00", "2026-07-05T05:00:00+00:00"],
  ])("has the hours of the clocks in %s", (timeZone, startDate, endDate) => {
    expect(read({ timeZone })).toMatchObject({ startDate, endDate });
    expect([new Date(startDate), new Date(endDate)]).toEqual([
      new Date(event.startsAt),
      new Date(event.endsAt),
    ]);
  });

  it("offers tickets of what is to come, and only of that", () => {
    expect(read({})).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
      offers: { price: 45, priceCurrency: "CAD", url: event.redirectUrl },
    });
    const over = read({ status: "completed" }, true);
    expect(over).toMatchObject({ "@type": "Event", name: event.eventName });
    expect(over).not.toHaveProperty("eventStatus");
    expect(over).not.toHaveProperty("offers");
  });
});
