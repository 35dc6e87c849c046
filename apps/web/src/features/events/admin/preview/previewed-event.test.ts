import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { newEventValues, valuesOf } from "../form/event-form-values.ts";
import { previewedEvent } from "./previewed-event.ts";

const now = new Date("2026-12-01T12:00:00.000Z");

it("fills an empty form with placeholders", () => {
  const shown = previewedEvent(newEventValues, { stored: undefined, flyerUrl: undefined, now });
  expect(shown).toMatchObject({
    eventName: "Event name",
    startDate: "2026-12-05T00:00:00.000Z",
    location: { formatted: "Location" },
    country: "AU",
    ticketPrice: { amount: 50, currency: "AUD" },
    poster: null,
    availability: "on-sale",
  });
});

it("shows what is stored until something else is typed", () => {
  const stored = eventOn("2026-12-05", {
    musicGenres: ["Disco"],
    featured: true,
    lineUp: [
      { time: "16:30", name: "DJ Marguerite" },
      { time: null, name: "The Remembered" },
    ],
    minimumAge: 18,
    door: "The door is in the courtyard.",
    accessibility: "Step-free from the street.",
    cloakroom: "Beside the bar.",
    refunds: "Until the day before.",
  });
  const shown = previewedEvent(valuesOf(stored), { stored, flyerUrl: undefined, now });
  const { redirectUrl: _link, version: _version, createdAt: _created, ...card } = shown;
  expect(stored).toMatchObject(card);
});

it.each([
  [{ endTime: "02:00" }, { endsAt: "2026-12-06T02:00:00.000Z" }],
  [{ endDate: "2026-12-06" }, { endDate: "2026-12-06T00:00:00.000Z" }],
  [{ endDate: "2026-12-01" }, { endDate: "2026-12-05T00:00:00.000Z" }],
  [{ startDate: "12026-12-05" }, { startDate: "2026-12-05T00:00:00.000Z" }],
  [{ capacity: "10", registrations: "10" }, { availability: "sold-out" }],
  [{ capacity: "many" }, { capacity: null }],
  [{ availability: "free" as const }, { availability: "free" }],
  [{ ticketPrice: "45.50" }, { ticketPrice: { amount: 45.5, currency: "GBP" } }],
  [
    { ticketPrice: "60", priceSteps: [{ amount: "45.50", until: "2099-12-04T23:59" }] },
    {
      ticketPrice: { amount: 45.5, currency: "GBP" },
      priceSteps: [
        { amount: 45.5, until: "2099-12-04T23:59:00.000Z" },
        { amount: 60, until: null },
      ],
    },
  ],
  [{ priceSteps: [{ amount: "45.50", until: "" }] }, { priceSteps: [] }],
  [{ redirectUrl: "javascript:alert(1)" }, { redirectUrl: "/" }],
  [{ lineUp: [{ time: "17:00", name: " " }] }, { lineUp: [] }],
  [
    { minimumAge: "18+", door: " " },
    { minimumAge: null, door: null },
  ],
  [{ startDate: "0002-12-05" }, { startDate: "0002-12-05T00:00:00.000Z" }],
  [
    { country: "AU", timeZone: "Australia/Sydney" },
    { startsAt: "2026-12-05T05:00:00.000Z", endsAt: "2026-12-05T11:00:00.000Z" },
  ],
])("of %j it shows %j", (typed, card) => {
  const stored = eventOn("2026-12-05");
  const values = { ...valuesOf(stored), ...typed };
  expect(previewedEvent(values, { stored, flyerUrl: undefined, now })).toMatchObject(card);
});

it("shows the chosen flyer instead of the stored one", () => {
  const stored = eventOn("2026-12-05");
  const shown = previewedEvent(valuesOf(stored), { stored, flyerUrl: "blob:flyer", now });
  expect(shown.poster).toMatchObject({ url: "blob:flyer", svgUrl: null });
});
