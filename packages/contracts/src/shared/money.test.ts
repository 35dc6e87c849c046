import { expect, it } from "vitest";
import { defaultTicketPrice, priceLabel } from "./money.ts";

it.each([
  [50, "AUD", "AUD $50"],
  [35, "GBP", "GBP £35"],
  [35.5, "GBP", "GBP £35.50"],
  [49.99, "USD", "USD $49.99"],
  [0, "NZD", "NZD $0"],
  [1234.5, "SGD", "SGD $1234.50"],
])("priceLabel of %d %s: %s", (amount, currency, label) => {
  expect(priceLabel({ amount, currency })).toBe(label);
});

it.each([
  ["AU", "AUD"],
  ["NZ", "NZD"],
  ["US", "USD"],
  ["UK", "GBP"],
  ["CA", "CAD"],
  ["SG", "SGD"],
  ["FR", "USD"],
  ["toString", "USD"],
])("an event in %s costs 50 %s when nobody set a price", (country, currency) => {
  expect(defaultTicketPrice(country)).toEqual({ amount: 50, currency });
});
