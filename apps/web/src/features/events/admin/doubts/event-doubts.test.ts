import { describe, expect, it } from "vitest";
import { doubtsOf } from "./event-doubts.ts";
import { type EventFormValues, newEventValues } from "../form/event-form-values.ts";

const around = {
  today: "2030-01-15",
  venue: { id: "the-yard", name: "Paper Mill Yard", capacity: 1200 },
};

function sentences(change: Partial<EventFormValues>): string[] {
  return doubtsOf({ ...newEventValues, ...change }, around).map(({ sentence }) => sentence);
}

const typed = (text: string) => ({ ...newEventValues.location, typed: text });

it("a new event raises none", () => {
  expect(sentences({})).toEqual([]);
  expect(sentences({ country: "AU", location: typed("Perth"), ticketPrice: "50" })).toEqual([]);
});

describe("the length of a party", () => {
  it.each([
    ["16:00", "15:00", "The party ends the next day at 3:00 PM, 23 hours after it starts."],
    ["16:00", "16:00", "The party ends the next day at 4:00 PM, 24 hours after it starts."],
    [
      "16:00",
      "04:01",
      "The party ends the next day at 4:01 AM, 12 hours 1 minute after it starts.",
    ],
    ["08:00", "22:00", "The party ends at 10:00 PM, 14 hours after it starts."],
  ])("from %s to %s is asked about", (startTime, endTime, sentence) => {
    expect(sentences({ startTime, endTime })).toEqual([sentence]);
  });

  it.each([
    ["16:00", "22:00"],
    ["20:00", "02:00"],
    ["16:00", "04:00"],
    ["10:00", "22:00"],
    ["", "22:00"],
    ["16:00", ""],
  ])("from %s to %s is nothing to ask about", (startTime, endTime) => {
    expect(sentences({ startTime, endTime })).toEqual([]);
  });
});

describe("a place in another zone", () => {
  const sydney = {
    country: "AU",
    timeZone: "Australia/Sydney",
    location: typed("The Shed, Perth"),
  };
  const brisbane = { ...sydney, location: typed("The Shed, Brisbane") };

  it("is questioned", () => {
    expect(sentences({ ...sydney, startDate: "2030-12-07" })).toEqual([
      "The address is in the time zone of Perth (AWST), but the event is set to Sydney (AEDT).",
    ]);
    expect(sentences({ ...brisbane, startDate: "2030-12-07" })).toHaveLength(1);
  });

  it("isn't questioned while clocks show the same time there", () => {
    expect(sentences({ ...brisbane, startDate: "2030-07-06" })).toEqual([]);
    expect(sentences({ ...sydney, location: typed("The Shed, Hobart") })).toEqual([]);
  });

  it("uses today until a day is chosen, also while one is being typed", () => {
    expect(sentences(brisbane)).toHaveLength(1);
    expect(sentences({ ...brisbane, startDate: "020301-12-07" })).toHaveLength(1);
  });
});

it("questions a price in another currency than the country's", () => {
  expect(sentences({ country: "AU", currency: "NZD" })).toEqual([
    "The price is in NZD, but the currency of Australia is AUD.",
  ]);
  expect(sentences({ country: "AU", currency: "AUD" })).toEqual([]);
});

it.each([
  [{ capacity: "1000", registrations: "1300" }, 1],
  [{ capacity: "100", registrations: "100" }, 0],
  [{ capacity: "", registrations: "1300" }, 0],
  [{ capacity: "100", registrations: "many" }, 0],
  [{ capacity: "100", registrations: "130", unlimitedCapacity: true }, 0],
])("of %j it asks about %i overbooked party", (change, count) => {
  expect(sentences(change)).toEqual(
    Array.from({ length: count }, () => "1,300 people are registered, but the capacity is 1,000."),
  );
});

it.each([
  [{ venueId: "the-yard", capacity: "1201" }, 1],
  [{ venueId: "the-yard", capacity: "1200" }, 0],
  [{ venueId: "the-yard", capacity: "" }, 0],
  [{ venueId: "the-yard", capacity: "1201", unlimitedCapacity: true }, 0],
  [{ venueId: "another", capacity: "1201" }, 0],
  [{ capacity: "1201" }, 0],
])("of %j it asks about %i capacity above the venue's", (change, count) => {
  expect(sentences(change)).toEqual(
    Array.from(
      { length: count },
      () => "The capacity is 1,201, but Paper Mill Yard may admit only 1,200 people.",
    ),
  );
});

it("gets another id when the value changes", () => {
  const id = (change: Partial<EventFormValues>) =>
    doubtsOf({ ...newEventValues, capacity: "100", registrations: "130", ...change }, around)[0]
      ?.id;
  expect(id({})).toBe(id({ eventName: "Another name" }));
  expect(id({})).not.toBe(id({ registrations: "131" }));
});
