import type { PublicEvent } from "@before-ten/contracts/events/output";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { describe, expect, it } from "vitest";
import { eventJsonLd } from "./event-json-ld.ts";

const event = publicEvent({
  eventName: "Raincoats Off",
  description: "An afternoon of synths.",
  location: { formatted: "Raincoat Hall, Vancouver", coordinates: null },
  country: "CA",
  startDate: "2026-07-04T00:00:00.000Z",
  endDate: "2026-07-04T00:00:00.000Z",
  startsAt: "2026-07-04T23:00:00.000Z",
  endsAt: "2026-07-05T05:00:00.000Z",
  timeZone: "America/Vancouver",
  timeZoneAbbreviation: "PDT",
  ticketPrice: { amount: 45, currency: "CAD" },
  redirectUrl: "https://tickets.example/raincoats-off?utm_source=website",
  createdAt: "2026-03-01T00:00:00.000Z",
});

function read(change: Partial<PublicEvent>, ended = false): Record<string, unknown> {
  const json = eventJsonLd(
    { ...event, ...change },
    { publicUrl: "https://club.example", ended, texts: createTextReader() },
  );
  return JSON.parse(json);
}

describe("an event's structured data", () => {
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

  it("has an offer for each price that is still to come", () => {
    const priceSteps = [
      { amount: 45, until: "2026-07-02T06:59:00.000Z" },
      { amount: 55, until: "2026-07-04T06:59:00.000Z" },
      { amount: 60, until: null },
    ];
    const { offers } = read({ priceSteps });
    expect(offers).toMatchObject([
      { price: 45, priceValidUntil: "2026-07-01T23:59:00-07:00" },
      {
        price: 55,
        validFrom: "2026-07-01T23:59:00-07:00",
        priceValidUntil: "2026-07-03T23:59:00-07:00",
      },
      { price: 60, validFrom: "2026-07-03T23:59:00-07:00", priceCurrency: "CAD" },
    ]);
    expect(JSON.stringify(offers).match(/validFrom|priceValidUntil/g)).toHaveLength(4);
    expect(read({ priceSteps, availability: "free" })).toMatchObject({ offers: { price: 0 } });
  });

  it("names the acts and the minimum age", () => {
    expect(
      read({ lineUp: [{ time: "16:30", name: "DJ Marguerite" }], minimumAge: 18 }),
    ).toMatchObject({ performer: [{ name: "DJ Marguerite" }], typicalAgeRange: "18-" });
    expect(read({})).not.toHaveProperty("performer");
    expect(read({})).not.toHaveProperty("typicalAgeRange");
  });

  it.each([
    ["/media/a-1200.jpeg", "https://club.example/media/a-1200.jpeg"],
    ["https://cdn.example/club/a-1200.jpeg", "https://cdn.example/club/a-1200.jpeg"],
  ])("names the poster at %s by its whole address", (url, address) => {
    const poster = {
      url,
      alt: "",
      width: 1200,
      height: 1800,
      srcSet: "",
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
    };
    expect(read({ poster })).toMatchObject({
      image: [address, expect.stringMatching(/^https:\/\/club\.example\/share\/events\//)],
    });
  });

  it("offers tickets of upcoming events only", () => {
    expect(read({})).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
      offers: { price: 45, priceCurrency: "CAD", url: event.redirectUrl },
    });
    const over = read({ status: "completed" }, true);
    expect(over).toMatchObject({ "@type": "Event", name: event.eventName });
    expect(over).not.toHaveProperty("eventStatus");
    expect(over).not.toHaveProperty("offers");
  });

  it.each([
    ["on-sale", "InStock"],
    ["few-left", "LimitedAvailability"],
    ["sold-out", "SoldOut"],
    ["not-yet-on-sale", "PreOrder"],
    ["at-the-door", "InStoreOnly"],
  ] as const)("says of tickets that are %s: %s", (availability, expected) => {
    const { offers } = read({ availability });
    expect(offers).toMatchObject({ price: 45, availability: `https://schema.org/${expected}` });
    expect(offers).not.toHaveProperty("validFrom");
  });

  it("says when sales start", () => {
    const onSaleFrom = "2026-05-01T16:00:00.000Z";
    expect(read({ availability: "not-yet-on-sale", onSaleFrom })).toMatchObject({
      offers: { validFrom: onSaleFrom },
    });
  });

  it("says that entry is free", () => {
    expect(read({ availability: "free" })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, availability: "https://schema.org/InStock" },
    });
  });

  const none = { changes: [], previousDates: null, previousLocation: null };
  const news = { reason: "Rain.", since: "2026-06-01T00:00:00.000Z", ...none };
  it.each([
    ["cancelled", "EventCancelled"],
    ["postponed", "EventPostponed"],
  ] as const)("offers nothing of what is %s", (kind, expected) => {
    for (const ended of [false, true]) {
      const data = read({ disruption: { ...news, kind } }, ended);
      expect(data["eventStatus"]).toBe(`https://schema.org/${expected}`);
      expect(data).not.toHaveProperty("offers");
    }
  });

  it("names the date that was announced first", () => {
    const { startDate, endDate, startTime, endTime } = event;
    const startsAt = "2026-06-27T23:00:00.000Z";
    const endsAt = "2026-06-28T05:00:00.000Z";
    const previousDates = { startDate, endDate, startTime, endTime, startsAt, endsAt };
    expect(read({ disruption: { ...news, kind: "rescheduled", previousDates } })).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-06-27T16:00:00-07:00",
    });
    expect(read({ disruption: { ...news, kind: "moved" } })).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
    });
  });
});

it("names the series the event belongs to", () => {
  const series = { id: event.id, slug: "raincoats-off", name: "Raincoats Off" };
  expect(read({ series })["superEvent"]).toEqual({
    "@type": "EventSeries",
    name: "Raincoats Off",
    url: "https://club.example/series/raincoats-off",
  });
  expect(read({})).not.toHaveProperty("superEvent");
});
