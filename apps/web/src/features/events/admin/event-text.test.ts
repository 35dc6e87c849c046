import * as fc from "fast-check";
import { expect, it } from "vitest";
import { newEventValues } from "./form/event-form-values.ts";
import { readEventText, textOf } from "./event-text.ts";

const typedIn = textOf({
  ...newEventValues,
  eventName: "Sunset Synths",
  location: {
    isManual: false,
    manual: "The old pier",
    place: { city: "Melbourne", formatted: "Fed Square, Melbourne", coordinates: [144.97, -37.82] },
    typed: "Fed Square, Melbourne",
  },
  musicGenres: ["80s", "disco"],
  lineUp: [{ time: "16:30", name: "DJ Marguerite" }],
  timeZone: "Australia/Melbourne",
  currency: "NZD",
  capacity: "120",
  unlimitedCapacity: true,
  featured: true,
  status: "draft",
  flyer: new File(["x"], "flyer.png", { type: "image/png" }),
});

it("keeps all but the flyer, always in the same order", () => {
  expect(typedIn).not.toHaveProperty("flyer");
  const read = readEventText(JSON.parse(JSON.stringify(typedIn)));
  expect(JSON.stringify(read)).toBe(JSON.stringify(typedIn));
});

it("reads what it can and takes the rest from a new event", () => {
  const stored = {
    eventName: 4,
    status: "gone",
    featured: "true",
    musicGenres: ["80s", 4],
    lineUp: [{ name: "The Remembered", time: 4 }, "Ada"],
    location: { typed: "Pier", place: { formatted: "Pier", coordinates: ["1", 2] } },
  };
  expect(readEventText(stored)).toEqual({
    ...textOf(newEventValues),
    musicGenres: ["80s"],
    lineUp: [{ time: "", name: "The Remembered" }],
    location: {
      isManual: false,
      manual: "",
      place: { formatted: "Pier", coordinates: null },
      typed: "Pier",
    },
  });
  expect(readEventText({})).toEqual(textOf(newEventValues));
  expect(readEventText(null)).toBeUndefined();
  expect(readEventText("text")).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), (value) => void readEventText(value)));
});
