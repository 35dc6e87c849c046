import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import type { CreateEvent, UpdateEvent } from "@before-ten/contracts/events/input";
import { lateStep } from "@before-ten/contracts/events/price-input";
import { type PriceStep, stepsToCome } from "@before-ten/contracts/events/prices";
import { scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { fieldError } from "@before-ten/contracts/shared/errors";

/** Stored: the last price, and before it those that end. */
export interface EventPrices {
  ticketPrice: { amount: string | null; currency: string | null };
  priceSteps: PriceStep[];
}

interface PriceContext {
  /** Of an amount that is sent without one. */
  unnamedCurrency: string;
  timeZone: string;
  endDate: string;
}

type SentPrices = Pick<UpdateEvent, "ticketPrice" | "priceSteps">;

export function newPrices(
  { ticketPrice, priceSteps = [] }: Pick<CreateEvent, "ticketPrice" | "priceSteps">,
  context: PriceContext,
): EventPrices {
  const { amount, currency = context.unnamedCurrency } = ticketPrice;
  return {
    ticketPrice: { amount: priceSteps.at(-1)?.amount ?? amount, currency },
    priceSteps: earlierSteps(priceSteps, context),
  };
}

/** A price sent without the list of prices changes the one that is due now. */
export function changedPrices(
  { ticketPrice: storedPrice, priceSteps: storedSteps }: EventPrices,
  { ticketPrice, priceSteps }: SentPrices,
  { now, ...context }: PriceContext & { now: Date },
): EventPrices {
  const { amount: last, currency } = storedPrice;
  const stored = { ticketPrice: storedPrice, priceSteps: storedSteps };
  if (priceSteps !== undefined) {
    const amount = priceSteps.at(-1)?.amount ?? ticketPrice?.amount ?? last;
    if (amount === null) return stored;
    const sentOrStored = ticketPrice === undefined ? currency : ticketPrice.currency;
    return newPrices(
      { ticketPrice: { amount, currency: sentOrStored ?? undefined }, priceSteps },
      context,
    );
  }
  if (ticketPrice === undefined) return stored;
  const { amount } = ticketPrice;
  const [due] = stepsToCome(storedSteps, now);
  return {
    ticketPrice: {
      amount: due === undefined ? amount : last,
      currency: ticketPrice.currency ?? context.unnamedCurrency,
    },
    priceSteps: storedSteps.map((step) => (step === due ? { ...step, amount } : step)),
  };
}

/**
 * With instants.
 * @throws AppError BAD_REQUEST if they aren't in order at the venue, or one ends after the party
 */
function earlierSteps(
  sent: NonNullable<SentPrices["priceSteps"]>,
  { timeZone, endDate }: PriceContext,
): PriceStep[] {
  const late = lateStep({ priceSteps: sent, endDate });
  if (late !== -1) {
    throw fieldError("BAD_REQUEST", `priceSteps.${late}.until`, messages.priceEndsLate);
  }
  const steps = sent.flatMap(({ amount, until }) => {
    const instant = scheduledInstant(until, timeZone);
    return instant === null ? [] : [{ amount, until: instant }];
  });
  const unordered = steps.findIndex(({ until }, index) => until <= (steps[index - 1]?.until ?? ""));
  if (unordered !== -1) {
    throw fieldError("BAD_REQUEST", `priceSteps.${unordered}.until`, messages.pricesInOrder);
  }
  return steps;
}
