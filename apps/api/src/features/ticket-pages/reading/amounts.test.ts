import { expect, it } from "vitest";
import { amountOf } from "./amounts.ts";

it.each<[string | number, currency: string | null, amount: number]>([
  [40, "GBP", 40],
  [1e3, "AUD", 1000],
  [40.005, "AUD", 40.01],
  ["0", "AUD", 0],
  ["40", null, 40],
  ["40.", "AUD", 40],
  ["45,-", "EUR", 45],
  ["45.5", "AUD", 45.5],
  ["45,50", "EUR", 45.5],
  ["45.0000", "AUD", 45],
  ["1'200.50", "AUD", 1200.5],
  ["1’200.50", "CHF", 1200.5],
  ["1 200,00", "EUR", 1200],
  ["1\u00A0200,00", "EUR", 1200],
  ["1\u202F200,00", "EUR", 1200],
  ["1\u2009200", "EUR", 1200],
  ["1,040.50", "AUD", 1040.5],
  ["1.040,50", "EUR", 1040.5],
  ["1,200", "AUD", 1200],
  ["1.200.300", "EUR", 1_200_300],
  // The yen has no decimals, the dinar of Kuwait has three.
  ["45.000", "JPY", 45_000],
  ["45.000", "KWD", 45],
  ["0.500", "AUD", 0.5],
])("reads %j in %s as %d", (text, currency, amount) => {
  expect(amountOf(text, currency)?.amount).toBe(amount);
});

it.each<[string | number, currency: string | null]>([
  ["45.000", "AUD"],
  ["45.000", null],
  ["1,200", "KWD"],
  ["1,200.500", "AUD"],
  ["12,34,567", "INR"],
  ["1e3", "AUD"],
  [-5, "AUD"],
  ["-5", "AUD"],
  ["−5", "AUD"],
  [Number.NaN, "AUD"],
  ["999999999999", "AUD"],
  ["from 45", "AUD"],
  ["45 - 60", "AUD"],
  ["45/60", "AUD"],
  ["45 + fee", "AUD"],
  ["10%", "AUD"],
  ["45²", "AUD"],
  ["1 20", "AUD"],
  ["1.2.3", "AUD"],
  ["free", "AUD"],
  ["", "AUD"],
  ["٤٥", "AUD"],
  [45, "pounds"],
  ["USD 45", "AUD"],
  ["€45", "AUD"],
])("doesn't read a part of %j in %s", (text, currency) => {
  expect(amountOf(text, currency)).toBeUndefined();
});

it.each([
  ["45", null, null],
  ["$45", null, null],
  ["$45", "aud", "AUD"],
  ["A$45", null, "AUD"],
  ["AUD $45", null, "AUD"],
  ["US$ 45", "USD", "USD"],
  ["45 €", null, "EUR"],
  ["45", "£", "GBP"],
])("takes %j in %s for an amount in %s", (text, named, currency) => {
  expect(amountOf(text, named)).toEqual({ amount: 45, currency });
});
