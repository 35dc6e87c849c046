import { expect, it } from "vitest";
import { publicEvent } from "../../testing/public-event.ts";
import { laterPrices, pricesText } from "./price-text.ts";

const event = publicEvent({
  ticketPrice: { amount: 40, currency: "GBP" },
  priceSteps: [
    { amount: 40, until: "2026-10-24T22:59:00.000Z" },
    { amount: 52.5, until: "2026-12-04T23:59:00.000Z" },
    { amount: 60, until: null },
  ],
});

it("says in the venue's time until when a price holds, and the next ones", () => {
  expect(laterPrices(event)).toBe(
    "until Saturday 24 October, 11:59 PM BST, then GBP £52.50 until Friday 4 December, 11:59 PM GMT, then GBP £60",
  );
});

it("says nothing of a price that stays, or of free entry", () => {
  expect(laterPrices({ ...event, priceSteps: [] })).toBeUndefined();
  expect(laterPrices({ ...event, availability: "free" })).toBeUndefined();
});

it("writes the prices into a cell", () => {
  expect(pricesText(event)).toBe("40 until 2026-10-24 23:59 | 52.5 until 2026-12-04 23:59 | 60");
});
