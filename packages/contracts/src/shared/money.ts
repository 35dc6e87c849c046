import { countryOf } from "./countries.ts";
import { defaultTicketAmount } from "./limits.ts";
import type { TicketPrice } from "./output.ts";

export function defaultTicketPrice(country: string): TicketPrice {
  return { amount: defaultTicketAmount, currency: countryOf(country).currency };
}

/** From the specified table of countries: a dollar sign without letters is the US dollar. */
const symbols: Readonly<Record<string, string>> = {
  AUD: "A$",
  NZD: "NZ$",
  USD: "$",
  GBP: "£",
  CAD: "C$",
  SGD: "S$",
};

/** The price per person in local notation: `A$50`, `$60`, `£35.50`. */
export function priceLabel({ amount, currency }: TicketPrice): string {
  return `${symbols[currency] ?? `${currency} `}${amountText(amount)}`;
}

/**
 * `From AUD $50`, `From GBP £35.50`: only used on Home's cards, as specified. The code tells which
 * dollar, so the symbol can be the narrow one.
 */
export function fromPriceLabel({ amount, currency }: TicketPrice): string {
  return `From ${currency} ${currency === "GBP" ? "£" : "$"}${amountText(amount)}`;
}

function amountText(amount: number): string {
  return amount.toFixed(Number.isInteger(amount) ? 0 : 2);
}
