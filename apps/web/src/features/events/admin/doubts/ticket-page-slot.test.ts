import { expect, it } from "vitest";
import { newEventValues } from "../form/event-form-values.ts";
import { withFacts } from "./ticket-page-slot.ts";

it("fills in the accepted facts, and nothing else", () => {
  const before = { ...newEventValues, description: "Six hours.", endTime: "23:00" };
  expect(withFacts(before, { name: "Disco" })).toEqual({ ...before, eventName: "Disco" });
  const facts = {
    startDate: "2026-12-05",
    startTime: "17:00",
    place: "Pier 9",
    amount: "28.50",
    currency: "GBP",
  };
  expect(withFacts(before, facts)).toEqual({
    ...before,
    startDate: "2026-12-05",
    endDate: "2026-12-05",
    startTime: "17:00",
    location: { isManual: false, manual: "Pier 9", typed: "Pier 9", place: null },
    ticketPrice: "28.50",
    currency: "GBP",
  });
});

it("changes the price that is due", () => {
  const priceSteps = [
    { amount: "20", until: "2020-01-01T12:00" },
    { amount: "30", until: "2099-01-01T12:00" },
  ];
  const before = { ...newEventValues, ticketPrice: "40", priceSteps };
  expect(withFacts(before, { amount: "28.50" })).toEqual({
    ...before,
    priceSteps: [priceSteps[0], { amount: "28.50", until: "2099-01-01T12:00" }],
  });
});

it("keeps the country's currency if the page names none that we support", () => {
  expect(withFacts(newEventValues, { amount: "5", currency: "" }).currency).toBe("");
  expect(withFacts(newEventValues, { amount: "5", currency: "EUR" }).currency).toBe("");
});
