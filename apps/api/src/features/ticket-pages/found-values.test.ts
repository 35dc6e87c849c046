import { expect, it } from "vitest";
import { foundValuesOf, nothingFound } from "./found-values.ts";
import type { PageEvent, PageOffer } from "./page-facts.ts";
import { barePageEvent } from "./testing/bare-page-event.ts";

const now = new Date("2026-11-28T12:00:00Z");
const valuesOf = (event: Partial<PageEvent>) =>
  foundValuesOf(
    { events: [{ ...barePageEvent, ...event }], openGraph: barePageEvent },
    { now, timeZone: "Europe/London" },
  );
const offer = (
  price: number | "unclear" | null,
  more: Partial<PageOffer> = {},
  currency: string | null = "GBP",
): PageOffer => ({
  price: typeof price === "number" ? { amount: price, currency } : price,
  availability: null,
  starts: [],
  ends: [],
  ...more,
});
const soldOut = { availability: "soldout" };
const ended = { ends: ["2026-11-27"] };
const later = { starts: ["2026-12-01T10:00"] };

it("are null where the page says nothing", () => {
  expect(valuesOf({})).toEqual(nothingFound);
});

it("have the times at the venue, and say when they are unclear", () => {
  const times = { start: "2026-12-05T16:00:00+11:00", end: "late" };
  expect(valuesOf(times)).toEqual({
    ...nothingFound,
    startDate: "2026-12-05",
    startTime: "05:00",
    unread: ["date"],
  });
});

it.each<[string, PageOffer[], amount: number | null]>([
  ["the lowest", [offer(40), offer(28.5), offer(null)], 28.5],
  ["the lowest that is left", [offer(20, soldOut), offer(40)], 40],
  ["what the lowest was", [offer(20, soldOut), offer(40, soldOut)], 20],
  ["no early bird that has ended", [offer(20, ended), offer(40)], 40],
  ["an early bird on its last day", [offer(20, { ends: ["2026-11-28"] }), offer(40)], 20],
  ["nothing sold later", [offer(20, later), offer(40)], 40],
  ["what is sold later, if nothing is now", [offer(30, later), offer(20, ended)], 30],
  ["none without offers", [], null],
])("have as the price %s", (_what, offers, amount) => {
  const found = valuesOf({ offers });
  expect([found?.price?.amount ?? null, found?.unread]).toEqual([amount, []]);
});

it.each<[string, PageOffer[]]>([
  ["one price is unclear", [offer(40), offer("unclear")]],
  ["currencies differ", [offer(40), offer(30, {}, "USD")]],
  ["the lowest has an unclear end", [offer(20, { ends: ["soon"] }), offer(40)]],
  ["all sales have ended", [offer(40, ended)]],
])("have no price, and say so, when %s", (_what, offers) => {
  expect(valuesOf({ offers })).toMatchObject({ price: null, unread: ["price"] });
});

it.each<[(string | null)[], availability: string | null]>([
  [["instock"], "on-sale"],
  [["soldout", "instock"], "on-sale"],
  [["soldout", "limitedavailability"], "few-left"],
  [["soldout", "outofstock"], "sold-out"],
  [["soldout", null], null],
  [["preorder"], null],
  [[], null],
])("are sold out when everything is: %j", (offered, availability) => {
  const offers = offered.map((each) => offer(40, { availability: each }));
  expect(valuesOf({ offers })).toMatchObject({ availability, unread: [] });
});

it.each<[string, PageOffer[], availability: string | null]>([
  [
    "sales that have ended",
    [offer(20, { availability: "instock", ...ended }), offer(40, soldOut)],
    "sold-out",
  ],
  ["sales that haven't begun", [offer(40, { availability: "instock", ...later })], null],
])("don't count as on sale %s", (_what, offers, availability) => {
  expect(valuesOf({ offers })).toMatchObject({ availability, unread: [] });
});

it.each(["ask", "constructor"])("say when %s tells nothing about tickets", (availability) => {
  const offers = [offer(40, { availability })];
  expect(valuesOf({ offers })).toMatchObject({ availability: null, unread: ["availability"] });
});

it.each([
  [["eventcancelled"], "cancelled", []],
  [["canceled"], "cancelled", []],
  [["eventpostponed"], "postponed", []],
  [["eventrescheduled", "eventcancelled"], "cancelled", []],
  [["eventscheduled", "eventmovedonline"], null, []],
  [["tostring"], null, ["disruption"]],
])("say what happened: %j", (statuses, disruption, unread) => {
  expect(valuesOf({ statuses })).toMatchObject({ disruption, unread });
});
