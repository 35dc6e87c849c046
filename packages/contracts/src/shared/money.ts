import { countryOf } from "./countries.ts";
import { defaultTicketAmount } from "./limits.ts";
import type { TicketPrice } from "./output.ts";

export function defaultTicketPrice(country: string): TicketPrice {
  return { amount: defaultTicketAmount, currency: countryOf(country).currency };
}

/**
 * From the specified table of countries: a dollar sign without letters is the US dollar. Others
 * are added once they are needed, because `Intl` is slow.
 */
const symbols: Record<string, string> = {
  AUD: "A$",
  NZD: "NZ$",
  USD: "$",
  GBP: "£",
  CAD: "C$",
  SGD: "S$",
};

/**
 * `AUD $50`, `GBP £35.50`, as specified for the cards of Home and used everywhere. The code tells
 * which dollar, so the symbol is the narrow one.
 */
export function priceLabel({ amount, currency }: TicketPrice): string {
  const symbol = currencySymbol(currency)
    .replace(/^[A-Z]+/, "")
    .trim();
  return `${currency} ${symbol}${amount.toFixed(Number.isInteger(amount) ? 0 : 2)}`;
}

/** `€`; of a currency without a symbol its code and a space. */
export function currencySymbol(currency: string): string {
  const known = symbols[currency];
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  symbols[currency] = /[A-Z]$/.test(symbol) ? `${symbol} ` : symbol;
  return symbols[currency];
}
