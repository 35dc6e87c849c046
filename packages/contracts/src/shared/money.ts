import { countryOf } from "./countries.ts";
import { defaultTicketAmount } from "./limits.ts";
import type { TicketPrice } from "./output.ts";

export function defaultTicketPrice(country: string): TicketPrice {
  return { amount: defaultTicketAmount, currency: countryOf(country).currency };
}

/** `AUD $50`, `GBP £35.50`: the code says which dollar, so the symbol can be the narrow one. */
export function priceLabel({ amount, currency }: TicketPrice): string {
  const symbol = currency === "GBP" ? "£" : "$";
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return `${currency} ${symbol}${amount.toFixed(decimals)}`;
}
