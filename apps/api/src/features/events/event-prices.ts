import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import type { CreateEvent, UpdateEvent } from "@before-ten/contracts/events/input";
import { lateStep } from "@before-ten/contracts/events/prices/price-input";
import { type PriceStep, stepsToCome } from "@before-ten/contracts/events/prices/prices";
import type { Promotion } from "@before-ten/contracts/events/prices/promotion";
import { scheduledInstant } from "@before-ten/contracts/schedule/rules";
import { fieldError } from "@before-ten/contracts/shared/errors";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** As stored: the last price, those before it, and a promotion's words. */
export interface EventPrices {
  ticketPrice: { amount: string | null; currency: string | null };
  priceSteps: PriceStep[];
  promotion: Promotion | null;
}

type PriceRow = Pick<EventRow, "ticket_amount" | "ticket_currency" | "price_steps" | "promotion">;

export function storedPrices(row: PriceRow): EventPrices {
  return {
    ticketPrice: { amount: row.ticket_amount, currency: row.ticket_currency },
    priceSteps: row.price_steps,
    promotion: row.promotion,
  };
}

export function priceColumns({
  ticketPrice,
  priceSteps,
  promotion,
}: EventPrices): Pick<EventColumns, keyof PriceRow> {
  return {
    ticket_amount: ticketPrice.amount,
    ticket_currency: ticketPrice.currency,
    price_steps: JSON.stringify(priceSteps),
    promotion: promotion && JSON.stringify(promotion),
  };
}

interface PriceContext {
  /** Of an amount that is sent without one. */
  unnamedCurrency: string;
  timeZone: string;
  endDate: string;
}

type SentPrices = Pick<UpdateEvent, "ticketPrice" | "priceSteps" | "promotion">;

export function newPrices(
  {
    ticketPrice,
    priceSteps = [],
    promotion = null,
  }: Pick<CreateEvent, "ticketPrice" | "priceSteps" | "promotion">,
  context: PriceContext,
): EventPrices {
  const { amount, currency = context.unnamedCurrency } = ticketPrice;
  return {
    ticketPrice: { amount: priceSteps.at(-1)?.amount ?? amount, currency },
    priceSteps: earlierSteps(priceSteps, context),
    promotion: promotionAt(promotion, context.timeZone),
  };
}

/** A price sent without the list of prices changes the one that is due now. */
export function changedPrices(
  { ticketPrice: storedPrice, priceSteps: storedSteps, promotion: storedPromotion }: EventPrices,
  { ticketPrice, priceSteps, promotion: sentPromotion }: SentPrices,
  { now, ...context }: PriceContext & { now: Date },
): EventPrices {
  const { amount: last, currency } = storedPrice;
  const promotion =
    sentPromotion === undefined ? storedPromotion : promotionAt(sentPromotion, context.timeZone);
  const stored = { ticketPrice: storedPrice, priceSteps: storedSteps, promotion };
  if (priceSteps !== undefined) {
    const amount = priceSteps.at(-1)?.amount ?? ticketPrice?.amount ?? last;
    if (amount === null) return stored;
    const sentOrStored = ticketPrice === undefined ? currency : ticketPrice.currency;
    const price = { amount, currency: sentOrStored ?? undefined };
    return { ...newPrices({ ticketPrice: price, priceSteps }, context), promotion };
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
    promotion,
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

/**
 * With instants for its times.
 * @throws AppError BAD_REQUEST if it ends before it begins at the venue
 */
function promotionAt(promotion: Promotion | null, timeZone: string): Promotion | null {
  if (promotion === null) return null;
  const from = scheduledInstant(promotion.from, timeZone);
  const until = scheduledInstant(promotion.until, timeZone);
  if (from !== null && until !== null && until <= from) {
    throw fieldError("BAD_REQUEST", "promotion.until", messages.promotionEndsFirst);
  }
  return { text: promotion.text, from, until };
}
