import type { ReportedOrder } from "@before-ten/contracts/orders/input";
import { spotsLeft } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { Orders } from "@before-ten/contracts/orders/output";
import { maxAheadMs } from "@before-ten/contracts/orders/rules";
import { promoterCodeOfUtm } from "@before-ten/contracts/promoter-links/rules";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { findSeller, listSellers } from "@before-ten/db/queries/orders/ticket-sellers";
import {
  findOrdersEvent,
  listOrderChannels,
  listOrderDays,
  recordOrders,
} from "@before-ten/db/queries/orders/orders";
import { inSnapshot } from "@before-ten/db/transactions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import { isSignedByTicketTailor, readTicketTailorCall } from "./ticket-tailor.ts";
import { presentSeller } from "./ticket-sellers.service.ts";
import { type SignedCall, isSignedWith, secretsOf } from "./signatures.ts";

/**
 * Records what a seller reports. Who can't sign isn't told whether there is such an event.
 * @throws AppError UNAUTHORIZED
 */
export async function reportOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, order, call }: { id: string; order: ReportedOrder; call: SignedCall },
): Promise<void> {
  const now = clock.now();
  const sellers = isUuid(id) ? await listSellers(db, id) : [];
  const seller = sellers.find(
    (each) =>
      each.kind === "other" && secretsOf(each, now).some((secret) => isSignedWith(secret, call)),
  );
  if (seller === undefined) throw new AppError("UNAUTHORIZED", messages.unsigned);
  await record({ db, clock }, seller.id, order);
}

/**
 * Records an order that a seller reports in its own words. What isn't about an order of the event
 * is accepted, and left out.
 * @throws AppError UNAUTHORIZED, or BAD_REQUEST for what can't be read
 */
export async function receiveOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, call }: { id: string; call: SignedCall },
): Promise<void> {
  const now = clock.now();
  const seller = isUuid(id) ? await findSeller(db, id) : undefined;
  const isSigned =
    seller?.kind === "ticket-tailor" &&
    secretsOf(seller, now).some((secret) => isSignedByTicketTailor(secret, call, now));
  if (!isSigned) throw new AppError("UNAUTHORIZED", messages.unsigned);
  const reported = readTicketTailorCall(call.body);
  if (reported?.sellerEventId !== seller.seller_event_id) return;
  await record({ db, clock }, seller.id, reported.order);
}

async function record(
  { db, clock }: Pick<Deps, "db" | "clock">,
  sellerId: string,
  order: ReportedOrder,
): Promise<void> {
  if (isAhead(order, clock.now())) throw fieldError("BAD_REQUEST", "updatedAt", messages.ahead);
  const isRecorded = await recordStates({ db, clock }, sellerId, [order]);
  if (!isRecorded) throw new AppError("UNAUTHORIZED", messages.unsigned);
}

function isAhead({ updatedAt }: ReportedOrder, now: Date): boolean {
  return Date.parse(updatedAt) > now.getTime() + maxAheadMs;
}

/** Leaves out states from the future. False if the seller is disconnected. */
export function recordStates(
  { db, clock }: Pick<Deps, "db" | "clock">,
  sellerId: string,
  orders: readonly ReportedOrder[],
): Promise<boolean> {
  const at = clock.now();
  const states = orders
    .filter((order) => !isAhead(order, at))
    .map(({ campaign = "", channel = null, ...state }) => ({
      ...state,
      channel,
      promoterCode: promoterCodeOfUtm(campaign) ?? null,
      orderedAt: new Date(state.orderedAt),
      updatedAt: new Date(state.updatedAt),
    }));
  return recordOrders(db, sellerId, { orders: states, at });
}

/** What an event's orders come to, of drafts too. */
export async function getOrders(
  { db, site }: Pick<Deps, "db" | "site">,
  id: string,
): Promise<EveryKey<Orders>> {
  return inSnapshot(db, async (trx) => {
    const event = isUuid(id) ? await findOrdersEvent(trx, id) : undefined;
    if (event === undefined) throw new AppError("NOT_FOUND", eventMessages.notFound);
    const sellers = await listSellers(trx, id);
    const days = await listOrderDays(trx, id, event.time_zone);
    const soldBefore = sumOf(sellers, ({ sold_before: sold }) => sold);
    const sold = soldBefore + sumOf(days, ({ tickets }) => tickets);
    const refunded = sumOf(days, ({ refunded_tickets: tickets }) => tickets);
    // As `settleOrders` counts.
    const isCounted = sellers.every(({ is_complete: isComplete }) => isComplete);
    return {
      sellers: sellers.map((row) => presentSeller(row, site)),
      registrations: event.registrations,
      sold,
      refunded,
      remaining:
        event.capacity === null
          ? null
          : (spotsLeft({
              capacity: event.capacity,
              unlimitedCapacity: event.unlimited_capacity,
              registrations: isCounted ? sold - refunded : event.registrations,
            }) ?? null),
      revenue: [...Map.groupBy(days, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
        currency,
        amount: sumOf(ofCurrency, ({ amount }) => amount),
        refundedAmount: sumOf(ofCurrency, ({ refunded_amount: amount }) => amount),
      })),
      days: days.map((day) => ({
        day: day.day,
        currency: day.currency,
        tickets: day.tickets,
        refundedTickets: day.refunded_tickets,
        amount: day.amount,
        refundedAmount: day.refunded_amount,
      })),
      channels: await listOrderChannels(trx, id),
    };
  });
}

function sumOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0);
}
