import type { PublicEvent } from "@before-ten/contracts/events/output";
import { createEventInput, updateEventInput } from "@before-ten/contracts/events/input";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { describe, expect, it } from "vitest";
import {
  type EventFormValues,
  chosenLocation,
  countError,
  currencyOf,
  missingLocation,
  movedTo,
  newEventValues,
  spansSeveralDays,
  timeZoneOf,
  toValidate,
  valuesOf,
} from "./event-form-values.ts";
import { writtenEvent, writtenFields } from "./written-event.ts";

const place = { formatted: "Fed Square, Melbourne", coordinates: [144.97, -37.82] } satisfies {
  formatted: string;
  coordinates: [number, number];
};

const typedIn: EventFormValues = {
  ...newEventValues,
  eventName: "Sunset Synths",
  description: "Three hours of synths.",
  startDate: "2030-12-07",
  endDate: "2030-12-07",
  location: { ...newEventValues.location, typed: " Fed Square " },
  country: "AU",
  ticketPrice: "50.00",
  redirectUrl: "https://tickets.example/synths",
};

const event = publicEvent({
  id: "0197b0c0-0000-7000-8000-000000000000",
  eventName: "Sunset Synths",
  description: "Three hours of synths.",
  location: place,
  country: "AU",
  startDate: "2030-12-07T00:00:00.000Z",
  endDate: "2030-12-07T00:00:00.000Z",
  endTime: null,
  startsAt: "2030-12-07T05:00:00.000Z",
  endsAt: "2030-12-07T11:00:00.000Z",
  timeZone: "Australia/Sydney",
  timeZoneAbbreviation: "AEDT",
  musicGenres: ["Disco", "Synth"],
  ticketPrice: { amount: 49.5, currency: "NZD" },
  redirectUrl: null,
  capacity: 200,
  registrations: 12,
  featured: true,
  takeDownAt: "2030-12-20T22:00:00.000Z",
  status: "published",
  createdAt: "2030-01-01T00:00:00.000Z",
});

it("sends a new event as the contract expects it, with its days at midnight", () => {
  const fields = writtenFields(typedIn, undefined);
  expect(fields).toMatchObject({
    startDate: "2030-12-07T00:00:00.000Z",
    endDate: "2030-12-07T00:00:00.000Z",
    ticketPrice: { amount: "50.00", currency: "AUD" },
    location: { formatted: "Fed Square", coordinates: [0, 0] },
    timeZone: "Australia/Sydney",
    status: "active",
  });
  expect(Object.keys(fields)).not.toContain("capacity");
  expect(createEventInput.parse(fields)).toMatchObject({
    startDate: "2030-12-07",
    // The server must not take it for a position.
    location: { formatted: "Fed Square", coordinates: null },
  });
});

const baseOf = (stored: PublicEvent) => ({
  id: stored.id,
  version: stored.version,
  values: valuesOf(stored),
});

it("sends an edited event's changes, its days at noon, and the version they are based on", () => {
  const base = baseOf(event);
  expect(writtenFields(valuesOf(event), base)).toEqual({ id: event.id, baseVersion: 1 });
  const changed = { ...valuesOf(event), startDate: "2030-12-08", capacity: "", currency: "AUD" };
  const fields = writtenFields(changed, base);
  expect(fields).toEqual({
    id: event.id,
    baseVersion: 1,
    startDate: "2030-12-08T12:00:00.000Z",
    ticketPrice: { amount: "49.50", currency: "AUD" },
    capacity: "",
  });
  expect(updateEventInput.shape.capacity.parse(fields.capacity)).toBeNull();
});

it("shows prices by date in the venue's time, and sends them all if one changes", () => {
  const priceSteps = [
    { amount: 35.5, until: "2030-12-05T12:59:00.000Z" },
    { amount: 49.5, until: null },
  ];
  const stored = { ...event, ticketPrice: { amount: 35.5, currency: "AUD" }, priceSteps };
  const values = valuesOf(stored);
  const row = { amount: "35.50", until: "2030-12-05T23:59" };
  expect([values.ticketPrice, values.priceSteps]).toEqual(["49.50", [row]]);
  expect(writtenFields(values, baseOf(stored))).not.toHaveProperty("priceSteps");
  expect(writtenFields({ ...values, ticketPrice: "60" }, baseOf(stored))).toMatchObject({
    ticketPrice: { amount: "60", currency: "AUD" },
    priceSteps: [row, { amount: "60", until: null }],
  });
  expect(writtenFields({ ...values, priceSteps: [] }, baseOf(stored))).toMatchObject({
    priceSteps: [],
  });
  expect(Object.keys(writtenFields(typedIn, undefined))).not.toContain("priceSteps");
});

it("shows a promotion's times in the venue's time, and sends null for an emptied one", () => {
  const promotion = { text: "Code EARLY", from: null, until: "2030-12-05T12:59:00.000Z" };
  const stored = { ...event, promotion };
  const values = valuesOf(stored);
  expect(values.promotion).toEqual({ text: "Code EARLY", from: "", until: "2030-12-05T23:59" });
  expect(writtenFields(values, baseOf(stored))).not.toHaveProperty("promotion");
  const emptied = { ...values, promotion: newEventValues.promotion };
  expect(writtenFields(emptied, baseOf(stored))).toMatchObject({ promotion: null });
  const longer = { ...values, promotion: { ...values.promotion, until: "" } };
  expect(writtenFields(longer, baseOf(stored))).toMatchObject({
    promotion: { text: "Code EARLY", from: null, until: null },
  });
});

it("sends the displayed time zone with a new location", () => {
  const perth = { ...event, timeZone: "Australia/Perth" };
  const location = { ...newEventValues.location, typed: "The Shed, Sydney" };
  expect(writtenFields({ ...valuesOf(perth), location }, baseOf(perth))).toMatchObject({
    location: { formatted: "The Shed, Sydney" },
    timeZone: "Australia/Perth",
  });
});

it("sends every changed option", () => {
  const changed = {
    ...valuesOf(event),
    musicGenres: ["House"],
    featured: false,
    registrations: "13",
    status: "draft",
  } as const;
  expect(writtenFields({ ...changed, musicGenres: ["House"] }, baseOf(event))).toMatchObject({
    musicGenres: ["House"],
    featured: false,
    registrations: "13",
    status: "draft",
  });
});

it("sends the same fields in a multipart form if there is a flyer", () => {
  const flyer = new File(["x"], "flyer.png", { type: "image/png" });
  const values = { ...typedIn, flyer, musicGenres: ["80s, 90s"], featured: true, capacity: "150" };
  const form = writtenEvent(values, undefined);
  if (!(form instanceof FormData)) throw new Error("The flyer is not sent");
  expect(form.get("flyer")).toBeInstanceOf(File);
  expect(form.get("ticketPrice")).toBe('{"amount":"50.00","currency":"AUD"}');
  expect(form.get("location")).toBe('{"formatted":"Fed Square","coordinates":[0,0]}');
  expect(createEventInput.parse(Object.fromEntries(form))).toEqual(
    createEventInput.parse(writtenFields(values, undefined)),
  );
});

it("sends only the filled-in rows of the line-up, also in a multipart form", () => {
  const lineUp = [
    { time: "16:30", name: "DJ Marguerite" },
    { time: "", name: " " },
  ];
  const flyer = new File(["x"], "flyer.png", { type: "image/png" });
  for (const values of [
    { ...typedIn, lineUp, minimumAge: "18" },
    { ...typedIn, lineUp, minimumAge: "18", flyer },
  ]) {
    const written = writtenEvent(values, undefined);
    const sent = written instanceof FormData ? Object.fromEntries(written) : written;
    expect(createEventInput.parse(sent)).toMatchObject({ lineUp: [lineUp[0]], minimumAge: 18 });
  }
  expect(writtenFields(typedIn, undefined)).not.toHaveProperty("lineUp");
  expect(writtenFields(valuesOf(event), baseOf(event))).not.toHaveProperty("lineUp");
});

it("sends JSON if there is no flyer", () => {
  expect(writtenEvent(typedIn, undefined)).not.toBeInstanceOf(FormData);
});

it.each([
  [{ isManual: true, manual: " The pier ", place, typed: "Fed" }, "The pier"],
  [{ isManual: true, manual: " ", place, typed: "Fed" }, undefined],
  [{ isManual: false, manual: "The pier", place, typed: "Fed" }, place.formatted],
  [{ isManual: false, manual: "The pier", place: null, typed: " Fed " }, "Fed"],
  [{ isManual: false, manual: "The pier", place: null, typed: "" }, undefined],
])("of the location %j it takes %s", (choice, formatted) => {
  expect(chosenLocation(choice)?.formatted).toBe(formatted);
});

it("says in each mode how to give a missing location", () => {
  const { location } = newEventValues;
  expect(missingLocation({ ...location, isManual: true })).toBe("Please enter a location manually");
  expect(missingLocation(location)).toBe(
    "Please select a location from the dropdown or switch to manual entry",
  );
});

describe("another country", () => {
  const moved = (country: string, values: EventFormValues, from?: PublicEvent) => {
    const after = { ...values, ...movedTo(country, values, from) };
    return [currencyOf(after), timeZoneOf(after)];
  };

  it("brings its own currency and time zone while there is no price", () => {
    expect(moved("SG", newEventValues)).toEqual(["SGD", "Asia/Singapore"]);
    expect(moved("UK", { ...typedIn, ticketPrice: " " })).toEqual(["GBP", "Europe/London"]);
    // A price typed before any country was chosen is in the first one's currency.
    expect(moved("UK", { ...typedIn, country: "" })).toEqual(["GBP", "Europe/London"]);
  });

  it("doesn't convert a price, neither there nor back", () => {
    expect(moved("UK", typedIn)).toEqual(["AUD", "Europe/London"]);
    expect(moved("UK", valuesOf(event), event)).toEqual(["NZD", "Europe/London"]);
    const abroad = { ...valuesOf(event), ...movedTo("UK", valuesOf(event), event) };
    expect(moved("AU", abroad, event)).toEqual(["NZD", "Australia/Sydney"]);
  });

  it("restores the event's own time zone when its country is chosen again", () => {
    const perth = { ...event, timeZone: "Australia/Perth" };
    const abroad = { ...valuesOf(perth), ...movedTo("UK", valuesOf(perth), perth) };
    expect(timeZoneOf(abroad)).toBe("Europe/London");
    expect(moved("AU", abroad, perth)[1]).toBe("Australia/Perth");
  });
});

it("has the time zone of its place until another one is chosen", () => {
  const at = (typed: string, timeZone = "") =>
    timeZoneOf({ ...typedIn, timeZone, location: { ...newEventValues.location, typed } });
  expect(at("The Shed")).toBe("Australia/Sydney");
  expect(at("The Shed, Perth")).toBe("Australia/Perth");
  expect(at("The Shed, Perth", "Australia/Darwin")).toBe("Australia/Darwin");
  expect(timeZoneOf(newEventValues)).toBe("");
});

it("sends either a capacity or that there is no limit", () => {
  const unlimited = { ...valuesOf(event), unlimitedCapacity: true };
  const fields = writtenFields(unlimited, baseOf(event));
  expect(fields).toMatchObject({ unlimitedCapacity: true });
  expect(fields).not.toHaveProperty("capacity");
  expect(toValidate(unlimited)).toMatchObject({ capacity: "" });
  const before = { ...event, capacity: null, unlimitedCapacity: true };
  expect(
    writtenFields({ ...valuesOf(before), unlimitedCapacity: false }, baseOf(before)),
  ).toMatchObject({
    unlimitedCapacity: false,
  });
  const limited = { ...valuesOf(before), unlimitedCapacity: false, capacity: "120" };
  expect(
    updateEventInput.parse(
      writtenFields({ ...limited, redirectUrl: "https://a.example" }, baseOf(before)),
    ),
  ).toMatchObject({ unlimitedCapacity: false, capacity: 120 });
});

it.each([
  ["", "", false],
  ["2030-12-07", "", false],
  ["2030-12-07", "2030-12-07", false],
  ["2030-12-07", "2030-12-06", false],
  ["2030-12-07", "2030-12-08", true],
])("from %j to %j it lasts several days: %s", (startDate, endDate, expected) => {
  expect(spansSeveralDays({ ...newEventValues, startDate, endDate })).toBe(expected);
});

it.each(["", "0", " 12 "])("%j is a count", (text) => {
  expect(countError(text)).toBeUndefined();
});

it.each(["1.5", "-1", "1e3", "many"])("%j is no count", (text) => {
  expect(countError(text)).toBe("Please enter a whole number");
});

it("shows and sends its schedule in the venue's time zone", () => {
  const values = valuesOf(event);
  expect(values).toMatchObject({ publishAt: "", takeDownAt: "2030-12-21T09:00" });
  expect(Object.keys(writtenFields(values, baseOf(event)))).not.toContain("takeDownAt");
  const fields = writtenFields({ ...values, takeDownAt: "" }, baseOf(event));
  expect(updateEventInput.shape.takeDownAt.parse(fields["takeDownAt"])).toBeNull();
});
