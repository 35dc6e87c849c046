import { expect, it } from "vitest";
import { waitingCounts } from "./waiting-counts.ts";

it.each([
  [{ placesReturn: 0, onSale: 0, nextEvent: 0 }, "Nobody"],
  [{ placesReturn: 1_400, onSale: 0, nextEvent: 0 }, "1,400 for places"],
  [
    { placesReturn: 2, onSale: 1, nextEvent: 9 },
    "2 for places, 1 for tickets, 9 for the next one in the United Kingdom",
  ],
] as const)("of %j says %s", (counts, text) => {
  expect(waitingCounts(counts, "UK")).toBe(text);
});
