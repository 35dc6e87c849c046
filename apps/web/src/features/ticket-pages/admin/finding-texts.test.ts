import { expect, it } from "vitest";
import { findingTexts } from "./finding-texts.ts";

it.each([
  ["name", "Sunday Disco", "Soul Night", "Sunday Disco", "Soul Night"],
  [
    "date",
    "2026-12-05 16:00",
    "2026-12-06",
    "Saturday 5 December 2026, 4:00 PM",
    "Sunday 6 December 2026",
  ],
  ["price", "GBP 50.00", "EUR 40.50", "GBP £50", "EUR €40.50"],
  ["availability", "on-sale", "sold-out", "On sale", "Sold out"],
  ["orders", "142 of 200", "sold-out", "142 of 200 sold, by its orders", "Sold out"],
  ["disruption", "none", "cancelled", "Takes place", "Cancelled"],
  [
    "link",
    "https://a.example",
    "gone",
    "Sends visitors there",
    "There is no page at this address any more.",
  ],
  [
    "link",
    "https://a.example",
    "unreachable",
    "Sends visitors there",
    "The page can't be reached right now.",
  ],
] as const)("%s: %s, %s reads %s, %s", (field, ours, found, oursText, foundText) => {
  const texts = findingTexts({ field, ours, found, canTakeOver: true });
  expect(texts).toEqual({ ours: oursText, found: foundText });
});
