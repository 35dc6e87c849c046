import type { Channel } from "@before-ten/contracts/analytics/channel";
import { maxPeople } from "@before-ten/contracts/events/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { announcePagesChanged } from "../../announcements.ts";
import { inTransaction } from "../../transactions.ts";

/** A seller's order as it was at `updatedAt`. */
export interface OrderState {
  orderId: string;
  tickets: number;
  refundedTickets: number;
  amount: number;
  refundedAmount: number;
  currency: string;
  channel: Channel | null;
  promoterCode: string | null;
  orderedAt: Date;
  updatedAt: Date;
}

/**
 * In any order and any number of times: the newest state counts. False if the seller was
 * deleted meanwhile.
 */
export function recordOrders(
  db: Db,
  sellerId: string,
  { orders, at }: { orders: readonly OrderState[]; at: Date },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // First, as `settleOrders` locks the row too: it then counts this order, or runs once more.
    const seller = await trx
      .selectFrom("ticket_sellers")
      .select("id")
      .where("id", "=", sellerId)
      .forUpdate()
      .executeTakeFirst();
    if (seller === undefined) return false;
    let hasChanged = false;
    for (const { orderId, ...order } of orders) {
      const state = {
        tickets: order.tickets,
        refunded_tickets: order.refundedTickets,
        amount: order.amount,
        refunded_amount: order.refundedAmount,
        currency: order.currency,
        channel: order.channel,
        promoter_code: order.promoterCode,
        ordered_at: order.orderedAt,
        updated_at: order.updatedAt,
      };
      const written = await trx
        .insertInto("ticket_orders")
        .values({ seller_id: sellerId, order_id: orderId, ...state })
        .onConflict((conflict) =>
          conflict.columns(["seller_id", "order_id"]).doUpdateSet(state).where(isNewer),
        )
        .returning("order_id")
        .executeTakeFirst();
      hasChanged = hasChanged || written !== undefined;
    }
    if (!hasChanged) return true;
    await trx
      .updateTable("ticket_sellers")
      .set({ is_settled: false, last_order_at: at })
      .where("id", "=", sellerId)
      .execute();
    return true;
  });
}

/** Of two states with the same time the one with more refunds, so that their order is no matter. */
const isNewer = sql<boolean>`
  (excluded.updated_at, excluded.refunded_tickets, excluded.refunded_amount, excluded.tickets,
    excluded.amount)
  > (ticket_orders.updated_at, ticket_orders.refunded_tickets, ticket_orders.refunded_amount,
    ticket_orders.tickets, ticket_orders.amount)`;

/**
 * Makes the registrations of coming events what their orders come to, once all sellers whose orders
 * are read have been read: half of their orders would reopen a party. True if a page changed, which
 * is announced. Once a party has begun its registrations are staff's: how many came in.
 */
export async function settleOrders(db: Db, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom("ticket_sellers as seller")
    .innerJoin("all_events as event", "event.id", "seller.event_id")
    .select("event.id")
    .distinct()
    .where("seller.is_settled", "=", false)
    .where("event.starts_at", ">", now)
    .where("event.id", "not in", (eb) =>
      eb
        .selectFrom("ticket_sellers as unread")
        .select("unread.event_id")
        .where("unread.is_complete", "=", false),
    )
    .execute();
  let hasChanged = false;
  for (const { id } of due) hasChanged = (await settleEvent(db, id)) || hasChanged;
  return hasChanged;
}

function settleEvent(db: Db, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // The event before its sellers, as an edit of its registrations locks them.
    await trx.selectFrom("all_events").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    const sellers = trx.selectFrom("ticket_sellers").where("event_id", "=", id);
    // A statement of its own: the next one sees the orders for which this one had to wait.
    await sellers.select("id").forUpdate().execute();
    const { rows: changed } = await sql<{ version: number }>`
      update all_events set registrations = sold.registrations
      from (
        select least(greatest(sum(seller.sold_before + coalesce(tickets, 0)), 0),
          ${maxPeople})::integer as registrations
        from ticket_sellers as seller
        left join lateral (
          select sum(tickets - refunded_tickets) as tickets from ticket_orders
          where seller_id = seller.id
        ) as orders on true
        where event_id = ${id}
        having count(*) > 0
      ) as sold
      where id = ${id} and all_events.registrations <> sold.registrations
      returning version`.execute(trx);
    await trx
      .updateTable("ticket_sellers")
      .set({ is_settled: true })
      .where("event_id", "=", id)
      .execute();
    for (const { version } of changed) {
      // Search engines needn't read the page again for each sale.
      await trx
        .updateTable("told_pages")
        .set({ version })
        .where("event_id", "=", id)
        .where("version", "=", version - 1)
        .execute();
      await announcePagesChanged(trx);
    }
    return changed.length > 0;
  });
}

/** Tickets and money by day at the venue and currency, earliest first. */
export async function listOrderDays(db: Db, eventId: string, timeZone: string) {
  return selectOrders(db, eventId)
    .select([
      sql<string>`to_char(orders.ordered_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day"),
      "orders.currency",
    ])
    .select((eb) => [
      eb.fn.sum<number>("orders.tickets").as("tickets"),
      eb.fn.sum<number>("orders.refunded_tickets").as("refunded_tickets"),
      sql<number>`sum(orders.amount)::bigint`.as("amount"),
      sql<number>`sum(orders.refunded_amount)::bigint`.as("refunded_amount"),
    ])
    .groupBy(["day", "orders.currency"])
    .orderBy("day")
    .orderBy("orders.currency")
    .execute();
}

/** Tickets that weren't refunded, by the channel that the seller reported; most first. */
export async function listOrderChannels(db: Db, eventId: string) {
  return selectOrders(db, eventId)
    .select("orders.channel")
    .select(sql<number>`sum(orders.tickets - orders.refunded_tickets)::bigint`.as("tickets"))
    .groupBy("orders.channel")
    .orderBy("tickets", "desc")
    .orderBy("orders.channel")
    .execute();
}

function selectOrders(db: Db, eventId: string) {
  return db
    .selectFrom("ticket_orders as orders")
    .innerJoin("ticket_sellers as seller", "seller.id", "orders.seller_id")
    .where("seller.event_id", "=", eventId);
}

/** What an event's orders are compared with, also of a draft. */
export function findOrdersEvent(db: Db, id: string) {
  return db
    .selectFrom("events")
    .select(["id", "time_zone", "capacity", "unlimited_capacity", "registrations"])
    .where("id", "=", id)
    .executeTakeFirst();
}
