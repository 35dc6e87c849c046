import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { foundValuesOf } from "./found-values.ts";
import { run } from "./read-page.task.ts";

const party = {
  name: "Case Disco",
  startDate: "2027-02-06",
  startTime: "16:00",
  endDate: "2027-02-06",
  endTime: "22:00",
  place: "Town Hall, 1 Main St, Sydney",
  price: { amount: 45, currency: "AUD" },
  availability: "on-sale",
  disruption: null,
  unread: [],
};
const expected = {
  eventName: "Case Disco",
  startDay: "2027-02-06",
  startTime: "16:00",
  sharesPage: false,
};
const reading = {
  now: new Date("2026-11-28T12:00:00Z"),
  timeZone: "Australia/Sydney",
  expected,
};

/** Pages in the form of those that sellers really have. */
it.each([
  ["sub-events", {}],
  ["trailing-comma", {}],
  ["escaped-json", {}],
  ["microdata", { endDate: null, endTime: null, place: null, availability: "sold-out" }],
  ["price-thousands", { price: { amount: 1200.5, currency: "AUD" } }],
  ["add-on-is-no-ticket", {}],
  ["time-forms", { startTime: "15:00" }],
])("reads the page with %s", async (name, other) => {
  const file = new URL(`testing/pages/${name}.html`, import.meta.url);
  const html = await readFile(file, "utf8");
  expect(foundValuesOf(run({ html }), reading)).toEqual({ ...party, ...other });
});
