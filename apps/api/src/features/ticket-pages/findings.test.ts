import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { describe, expect, it } from "vitest";
import { type ComparedEvent, type Look, findingsOf } from "./findings.ts";
import { nothingFound } from "./found-values.ts";
import { isSameName } from "./same-name.ts";

const event: ComparedEvent = {
  eventName: "Sunday Disco",
  startDay: "2026-12-05",
  startTime: "16:00",
  ticketPrice: { amount: 35.5, currency: "GBP" },
  availability: "on-sale",
  disruption: null,
  redirectUrl: "https://tickets.example/before-ten",
  orders: null,
};
const read = (found: Partial<FoundValues>): Look => ({
  outcome: "read",
  httpStatus: 200,
  unreachableLooks: 0,
  found: { ...nothingFound, ...found },
});
const texts = (changed: Partial<ComparedEvent>, found: Partial<FoundValues>) =>
  findingsOf({ ...event, ...changed }, read(found)).map(({ field, ours, found: theirs }) => [
    field,
    ours,
    theirs,
  ]);

it("nothing said is nothing found", () => {
  expect(texts({}, {})).toEqual([]);
});

it("one finding for each thing that differs, in both words", () => {
  const found: Partial<FoundValues> = {
    name: "Soul Night",
    startDate: "2026-12-06",
    startTime: "17:00",
    price: { amount: 40, currency: null },
    availability: "sold-out",
    disruption: "cancelled",
  };
  expect(texts({}, found)).toEqual([
    ["name", "Sunday Disco", "Soul Night"],
    ["date", "2026-12-05 16:00", "2026-12-06 17:00"],
    ["price", "GBP 35.50", "GBP 40.00"],
    ["availability", "on-sale", "sold-out"],
    ["disruption", "none", "cancelled"],
  ]);
});

it.each<[Partial<ComparedEvent>, FoundValues["availability"], string[][]]>([
  // Admins and the page say that tickets are gone.
  [{ availability: "sold-out" }, "sold-out", [["orders", "142 of 200", "sold-out"]]],
  [{ orders: { sold: 200, capacity: 200 } }, "few-left", [["orders", "200 of 200", "few-left"]]],
  // One finding about tickets is enough.
  [{}, "sold-out", [["availability", "on-sale", "sold-out"]]],
  [{}, "on-sale", []],
  [{ availability: "sold-out", orders: null }, "sold-out", []],
])("compares the page with the orders of %j: %s", (changed, availability, expected) => {
  const orders = { sold: 142, capacity: 200 };
  expect(texts({ orders, ...changed }, { availability })).toEqual(expected);
});

describe("no finding", () => {
  it.each<[string, Partial<ComparedEvent>, Partial<FoundValues>]>([
    ["for the same day without a time", {}, { startDate: "2026-12-05" }],
    ["for a longer name", {}, { name: "SUNDAY DISCO at The Corn Exchange | Tickets" }],
    ["for the same price", {}, { price: { amount: 35.5, currency: "GBP" } }],
    [
      "for a price where entry is free",
      { availability: "free" },
      { price: { amount: 1, currency: "GBP" } },
    ],
    ["for few left", {}, { availability: "few-left" }],
    ["for free tickets on sale", { availability: "free" }, { availability: "on-sale" }],
    ["for sold out on both", { availability: "sold-out" }, { availability: "sold-out" }],
    ["for what is sold at the door", { availability: "at-the-door" }, { availability: "sold-out" }],
    ["for a new date that we have", {}, { disruption: "rescheduled" }],
    ["for what we called off", { disruption: "cancelled" }, { disruption: "postponed" }],
  ])("%s", (_what, changed, found) => {
    expect(texts(changed, found)).toEqual([]);
  });
});

it.each<[Partial<ComparedEvent>, Partial<FoundValues>, string[]]>([
  [{}, { startDate: "2026-12-06" }, ["date", "2026-12-05 16:00", "2026-12-06"]],
  [
    { availability: "sold-out" },
    { availability: "on-sale" },
    ["availability", "sold-out", "on-sale"],
  ],
  [
    { availability: "not-yet-on-sale" },
    { availability: "few-left" },
    ["availability", "not-yet-on-sale", "few-left"],
  ],
  [
    { disruption: "postponed" },
    { disruption: "cancelled" },
    ["disruption", "postponed", "cancelled"],
  ],
])("%j and %j differ", (changed, found, finding) => {
  expect(texts(changed, found)).toEqual([finding]);
});

it.each([
  ["EUR", false],
  ["AUD", true],
])("a price in %s can be taken over: %s", (currency, canTakeOver) => {
  const [finding] = findingsOf(event, read({ price: { amount: 40, currency } }));
  expect(finding?.canTakeOver).toBe(canTakeOver);
});

describe("a page that isn't there", () => {
  const away = (outcome: Look["outcome"], unreachableLooks: number): Look => ({
    ...read({ name: "Soul Night" }),
    outcome,
    unreachableLooks,
  });
  it.each([
    ["gone", 0, 1],
    ["unreachable", 1, 0],
    ["unreachable", 2, 1],
    ["robots", 0, 0],
    ["no-event", 0, 0],
  ] as const)("%s, %i times in a row, makes %i finding", (outcome, looks, findings) => {
    expect(findingsOf(event, away(outcome, looks)).map(({ field }) => field)).toEqual(
      Array.from({ length: findings }, () => "link"),
    );
  });
});

it.each([
  ["Sunday Disco", "sunday disco", true],
  ["Sunday Disco", "Sunday Disco: Tickets, The Corn Exchange, London", true],
  ["Café del Mar Tea Dance", "Cafe del Mar tea-dance", true],
  ["The Long Lunch That Got Out of Hand", "The Long Lunch", true],
  ["Sunday Disco", "Saturday Soul", false],
  ["Sunday Disco", "Sunday Soul", false],
  ["Sunday Disco", "Page not found", false],
  ["🪩", "🪩", false],
])("%j and %j are the same name: %s", (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});
