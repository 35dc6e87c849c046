import type { PublicEvent } from "@before-ten/contracts/events/output";
import { localTimeIn } from "@before-ten/contracts/events/lifecycle";

/** A price that ends, as typed. */
export interface PriceRow {
  amount: string;
  /** `YYYY-MM-DDTHH:MM` in the venue's time zone. */
  until: string;
}

interface Prices {
  /** The last price. */
  ticketPrice: string;
  /** Those before it. */
  priceSteps: PriceRow[];
}

export function pricesOf({ ticketPrice, priceSteps, timeZone }: PublicEvent): Prices {
  return {
    ticketPrice: amountText(priceSteps.at(-1)?.amount ?? ticketPrice.amount),
    priceSteps: priceSteps.flatMap(({ amount, until }) =>
      until === null
        ? []
        : [{ amount: amountText(amount), until: localTimeIn(new Date(until), timeZone) }],
    ),
  };
}

/** The list to send, with the last price; empty without earlier ones. */
export function sentPriceSteps({ ticketPrice, priceSteps }: Prices) {
  if (priceSteps.length === 0) return [];
  const earlier = priceSteps.map(({ amount, until }) => ({
    amount: amount.trim(),
    until: until || null,
  }));
  return [...earlier, { amount: ticketPrice.trim(), until: null }];
}

/** As typed; its times are `YYYY-MM-DDTHH:MM` in the venue's time zone. */
export interface PromotionText {
  text: string;
  from: string;
  until: string;
}

/** Null if all fields are empty. */
export function sentPromotion({ promotion }: { promotion: PromotionText }) {
  const { text, from, until } = promotion;
  if (text.trim() === "" && from === "" && until === "") return null;
  return { text, from: from || null, until: until || null };
}

/** The index of the row whose price is due; undefined: the ticket price is. */
export function dueRow({ priceSteps }: Prices, timeZone: string, now: Date): number | undefined {
  const local = localTimeIn(now, timeZone || "UTC");
  const index = priceSteps.findIndex(({ until }) => until > local);
  return index === -1 ? undefined : index;
}

/** The prices with another one that is due. */
export function withDuePrice(
  prices: Prices,
  amount: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Prices {
  const { ticketPrice, priceSteps } = prices;
  const due = dueRow(prices, timeZone, now);
  if (due === undefined) return { ticketPrice: amount, priceSteps };
  return {
    ticketPrice,
    priceSteps: priceSteps.map((row, index) => (index === due ? { ...row, amount } : row)),
  };
}

function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
