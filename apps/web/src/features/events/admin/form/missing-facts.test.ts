import { expect, it } from "vitest";
import { eventOn } from "../../../../testing/event-on.ts";
import { type EventFormValues, newEventValues, valuesOf } from "./event-form-values.ts";
import { missingFacts } from "./missing-facts.ts";
import { previewedEvent } from "../preview/previewed-event.ts";

const now = new Date("2026-12-01T12:00:00.000Z");
const exchange: EventFormValues["location"]["place"] = {
  formatted: "The Corn Exchange, London",
  coordinates: [-0.08, 51.51],
};
const location = (place = exchange) => ({ isManual: false, manual: "", place, typed: "" });
const complete: EventFormValues = {
  ...valuesOf(eventOn("2026-12-05")),
  location: location(),
  flyer: new File([], "flyer.png"),
};

function missingOf(typed: Partial<EventFormValues>): string[] {
  const values = { ...complete, ...typed };
  const event = previewedEvent(values, { stored: undefined, flyerUrl: "blob:flyer", now });
  return missingFacts(values, event);
}

it("lists everything that an empty form leaves open", () => {
  const event = previewedEvent(newEventValues, { stored: undefined, flyerUrl: undefined, now });
  expect(missingFacts(newEventValues, event)).toEqual([
    "No name yet.",
    "No description yet.",
    "No date yet: a Saturday stands in.",
    "No place yet.",
    "No country yet: the time and currency are Australia’s.",
    "No flyer yet: a drawn calendar stands in.",
    "No price yet.",
    "No link to the tickets yet.",
  ]);
});

it("lists nothing for a complete form", () => {
  expect(missingOf({})).toEqual([]);
});

it.each<[Partial<EventFormValues>, string]>([
  [
    { location: location({ formatted: "A pier", coordinates: null }) },
    "“Near me” can’t find it: only a place from the suggestions has coordinates.",
  ],
  [{ startDate: "12026-12-05" }, "No date yet: a Saturday stands in."],
])("of %j says %j", (typed, sentence) => {
  expect(missingOf(typed)).toEqual([sentence]);
});

it("doesn't ask for a price of a free event", () => {
  expect(missingOf({ ticketPrice: "", availability: "free" })).toEqual([]);
});
