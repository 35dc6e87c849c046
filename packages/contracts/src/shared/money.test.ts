import { expect, it } from "vitest";
import { defaultTicketPrice, fromPriceLabel, priceLabel } from "./money.ts";

it.each([
  [50, "AUD", "A$50", "From AUD $50"],
  [35, "GBP", "£35", "From GBP £35"],
  [35.5, "GBP", "£35.50", "From GBP £35.50"],
  [49.99, "USD", "$49.99", "From USD $49.99"],
  [0, "NZD", "NZ$0", "From NZD $0"],
  [40, "CAD", "C$40", "From CAD $40"],
  [1234.5, "SGD", "S$1234.50", "From SGD $1234.50"],
])("%d %s are %s, and %s on Home", (amount, currency, label, from) => {
  expect(priceLabel({ amount, currency })).toBe(label);
  expect(fromPriceLabel({ amount, currency })).toBe(from);
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
