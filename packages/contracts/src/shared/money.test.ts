import { expect, it } from "vitest";
import { defaultTicketPrice, priceLabel } from "./money.ts";

it.each([
  [50, "AUD", "AUD $50"],
  [35, "GBP", "GBP £35"],
  [35.5, "GBP", "GBP £35.50"],
  [49.99, "USD", "USD $49.99"],
  [0, "NZD", "NZD $0"],
  [40, "CAD", "CAD $40"],
  [1234.5, "SGD", "SGD $1234.50"],
])("%d %s are %s", (amount, currency, label) => {
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
])("an event in %s without a price costs 50 %s", (country, currency) => {
  expect(defaultTicketPrice(country)).toEqual({ amount: 50, currency });
});
