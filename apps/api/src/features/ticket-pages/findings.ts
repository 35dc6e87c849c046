import type { Availability } from "@before-ten/contracts/events/availability";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { countryCurrencies } from "@before-ten/contracts/shared/countries";
import type { TicketPrice } from "@before-ten/contracts/shared/output";
import type { Finding, FoundValues } from "@before-ten/contracts/ticket-pages/output";
import { type LookOutcome, unreachableLooks } from "@before-ten/contracts/ticket-pages/rules";
import { isSameName } from "./same-name.ts";

/** The event as visitors currently see it. */
export interface ComparedEvent {
  eventName: string;
  /** `YYYY-MM-DD` */
  startDay: string;
  startTime: string;
  ticketPrice: TicketPrice;
  availability: Availability;
  disruption: DisruptionKind | null;
  redirectUrl: string;
  /** Null without a ticket seller that reports them, or without a capacity. */
  orders: { sold: number; capacity: number } | null;
}

/** The last look at a ticket page. */
export interface Look {
  outcome: LookOutcome;
  httpStatus: number | null;
  /** How many looks in a row failed to reach the page. */
  unreachableLooks: number;
  found: FoundValues;
}

/**
 * The differences between the ticket page and the event. What the page doesn't mention isn't a
 * difference.
 */
export function findingsOf(event: ComparedEvent, look: Look): Finding[] {
  if (look.outcome !== "read") return linkFindings(event, look);
  const { found } = look;
  return [
    nameFinding(event, found),
    dateFinding(event, found),
    priceFinding(event, found),
    availabilityFinding(event, found),
    disruptionFinding(event, found),
    ordersFinding(event, found),
  ].filter((finding) => finding !== undefined);
}

/** A host that is down for a night isn't reported. */
function linkFindings({ redirectUrl }: ComparedEvent, look: Look): Finding[] {
  const isGone = look.outcome === "gone";
  const isAway = look.outcome === "unreachable" && look.unreachableLooks >= unreachableLooks;
  if (!isGone && !isAway) return [];
  return [{ field: "link", ours: redirectUrl, found: look.outcome, canTakeOver: false }];
}

function nameFinding({ eventName }: ComparedEvent, { name }: FoundValues): Finding | undefined {
  if (name === null || isSameName(name, eventName)) return undefined;
  return { field: "name", ours: eventName, found: name, canTakeOver: true };
}

function dateFinding(event: ComparedEvent, found: FoundValues): Finding | undefined {
  const { startDate, startTime } = found;
  const isSame =
    startDate === event.startDay && (startTime === null || startTime === event.startTime);
  if (startDate === null || isSame) return undefined;
  return {
    field: "date",
    ours: `${event.startDay} ${event.startTime}`,
    found: startTime === null ? startDate : `${startDate} ${startTime}`,
    canTakeOver: true,
  };
}

const priceless = new Set<Availability>(["free", "at-the-door"]);

function priceFinding(event: ComparedEvent, { price }: FoundValues): Finding | undefined {
  if (price === null || priceless.has(event.availability)) return undefined;
  const ours = event.ticketPrice;
  const currency = price.currency ?? ours.currency;
  if (price.amount === ours.amount && currency === ours.currency) return undefined;
  return {
    field: "price",
    ours: priceText(ours),
    found: priceText({ amount: price.amount, currency }),
    canTakeOver: countryCurrencies().some((known) => known === currency),
  };
}

/** `GBP 40.00` */
function priceText({ amount, currency }: TicketPrice): string {
  return `${currency} ${amount.toFixed(2)}`;
}

/** "Few left" and "on sale" agree, because sellers and the club count differently. */
function availabilityFinding(event: ComparedEvent, found: FoundValues): Finding | undefined {
  const { availability: ours } = event;
  if (found.availability === null || ours === "at-the-door") return undefined;
  const isGone = found.availability === "sold-out";
  const isSame = isGone ? ours === "sold-out" : ours !== "sold-out" && ours !== "not-yet-on-sale";
  if (isSame) return undefined;
  return { field: "availability", ours, found: found.availability, canTakeOver: true };
}

/**
 * Where admins have set what is left, the orders may know better than they and the page. Otherwise
 * the orders are what the availability follows.
 */
function ordersFinding(event: ComparedEvent, found: FoundValues): Finding | undefined {
  const { orders } = event;
  if (found.availability === null || orders === null) return undefined;
  const isGone = found.availability === "sold-out";
  if (isGone === orders.sold >= orders.capacity) return undefined;
  if (availabilityFinding(event, found) !== undefined) return undefined;
  return {
    field: "orders",
    ours: `${orders.sold} of ${orders.capacity}`,
    found: found.availability,
    canTakeOver: false,
  };
}

/**
 * A new date is reported as a date; a cancellation or the like has to be announced by an admin,
 * with the reason.
 */
function disruptionFinding(event: ComparedEvent, found: FoundValues): Finding | undefined {
  const { disruption } = found;
  if (disruption !== "cancelled" && disruption !== "postponed") return undefined;
  const ours = event.disruption;
  if (ours === disruption || ours === "cancelled") return undefined;
  return { field: "disruption", ours: ours ?? "none", found: disruption, canTakeOver: false };
}
