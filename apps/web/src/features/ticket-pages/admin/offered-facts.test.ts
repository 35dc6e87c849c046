import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { expect, it } from "vitest";
import { type FormFacts, offeredFacts } from "./offered-facts.ts";

const nothing: FoundValues = {
  name: null,
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  place: null,
  price: null,
  availability: null,
  disruption: null,
  unread: [],
};
const empty: FormFacts = {
  name: "",
  startDate: "",
  startTime: "16:00",
  endTime: "22:00",
  place: "",
  amount: "",
  currency: "GBP",
};
const offered = (found: Partial<FoundValues>, typed: Partial<FormFacts> = {}) =>
  offeredFacts({ ...nothing, ...found }, { ...empty, ...typed });

it("offers nothing that the page leaves open", () => {
  expect(offered({ availability: "sold-out" })).toEqual([]);
});

it("offers each fact beside the form's value, in the form's order", () => {
  const found = {
    name: "Sunday Disco",
    startDate: "2026-12-05",
    startTime: "17:00",
    place: "The Corn Exchange",
    price: { amount: 28.5, currency: "GBP" },
  };
  expect(offered(found, { place: "Pier 9", amount: "30" })).toEqual([
    {
      label: "Name",
      typed: "Nothing yet",
      found: "Sunday Disco",
      state: "differs",
      facts: { name: "Sunday Disco" },
    },
    {
      label: "Date",
      typed: "Nothing yet",
      found: "Saturday 5 December 2026, 5:00 PM to 10:00 PM",
      state: "differs",
      facts: { startDate: "2026-12-05", startTime: "17:00" },
    },
    {
      label: "Place",
      typed: "Pier 9",
      found: "The Corn Exchange",
      state: "differs",
      facts: { place: "The Corn Exchange" },
    },
    {
      label: "Price",
      typed: "GBP £30",
      found: "GBP £28.50",
      state: "differs",
      facts: { amount: "28.50", currency: "GBP" },
    },
  ]);
});

it.each<[Partial<FoundValues>, Partial<FormFacts>, string]>([
  [{ name: "Sunday Disco" }, { name: " Sunday Disco " }, "same"],
  [{ startDate: "2026-12-05" }, { startDate: "2026-12-05" }, "same"],
  [{ startDate: "2026-12-05", endTime: "23:00" }, { startDate: "2026-12-05" }, "same"],
  [
    { startDate: "2026-12-05", startTime: "16:00", endTime: "23:00" },
    { startDate: "2026-12-05" },
    "differs",
  ],
  [{ price: { amount: 30, currency: null } }, { amount: "30.00" }, "same"],
  [{ price: { amount: 30, currency: "EUR" } }, { amount: "30" }, "unknown currency"],
  [{ price: { amount: 30, currency: null } }, { currency: "" }, "differs"],
])("%j beside %j: %s", (found, typed, state) => {
  expect(offered(found, typed).map((fact) => fact.state)).toEqual([state]);
});
