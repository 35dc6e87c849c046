import { defaultTicketPrice } from "../../shared/money.ts";
import type { TicketPrice } from "../../shared/output.ts";

/** Prices that change at set times. Without zod. */

/** An earlier price, as stored. */
export interface PriceStep {
  /** Decimal text. */
  amount: string;
  /** ISO 8601 in UTC. */
  until: string;
}

/** One of an event's prices, as returned. */
interface DatedPrice {
  amount: number;
  /** Null: the last one. */
  until: string | null;
}

/** Prices of one event, the last one included. */
export const maxPriceSteps = 6;

interface StoredPrices {
  ticket_amount: string | null;
  ticket_currency: string | null;
  price_steps: readonly PriceStep[];
  country: string;
}

/**
 * The price that is due, and the list of it and those after it; empty if the price stays. Without a
 * stored price it is the default one.
 */
export function duePrices(
  { ticket_amount: last, ticket_currency: currency, price_steps: steps, country }: StoredPrices,
  now: Date,
): { ticketPrice: TicketPrice; priceSteps: DatedPrice[] } {
  if (last === null || currency === null) {
    return { ticketPrice: defaultTicketPrice(country), priceSteps: [] };
  }
  const toCome = stepsToCome(steps, now).map(({ amount, until }) => ({
    amount: Number(amount),
    until,
  }));
  const [due] = toCome;
  const lastStep = { amount: Number(last), until: null };
  return {
    ticketPrice: { amount: due?.amount ?? lastStep.amount, currency },
    priceSteps: due === undefined ? [] : [...toCome, lastStep],
  };
}

/** The first of these is due, if there is one. */
export function stepsToCome<Step extends { until: string }>(
  steps: readonly Step[],
  now: Date,
): Step[] {
  return steps.filter(({ until }) => Date.parse(until) > now.getTime());
}
