import { countryOf } from "./countries.ts";
import { defaultTicketAmount } from "./limits.ts";
import type { TicketPrice } from "./output.ts";

export function defaultTicketPrice(country: string): TicketPrice {
  return { amount: defaultTicketAmount, currency: countryOf(country).currency };
}

/** Of the specified table of countries: where a dollar has no letters, it is the US dollar. */
const symbols: Readonly<Record<string, string>> = {
  AUD: "A$",
  NZD: "NZ$",
  USD: "$",
  GBP: "£",
  CAD: "C$",
  SGD: "S$",
};

/** What one person pays, as it is written where the party is: `A$50`, `$60`, `£35.50`. */
export function priceLabel({ amount, currency }: TicketPrice): string {
  return `${symbols[currency] ?? `${currency} `}${amountText(amount)}`;
}

/**
 * `From AUD $50`, `From GBP £35.50`: on the cards of Home, as specified, and nowhere else. The code
 * says which dollar, so the symbol can be the narrow one.
 */
export function fromPriceLabel({ amount, currency }: TicketPrice): string {
  return `From ${currency} ${currency === "GBP" ? "£" : "$"}${amountText(amount)}`;
}

function amountText(amount: number): string {
  return amount.toFixed(Number.isInteger(amount) ? 0 : 2);
}
