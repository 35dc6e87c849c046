import type { SellerKind, SellerProblem } from "@before-ten/contracts/orders/rules";
import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { type Selectable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { TicketSellers } from "../../schema.ts";

/** The ticket sellers that report an event's orders. */

export type SellerRow = Selectable<TicketSellers>;

/** First connected first. Also of an event in the trash, which may come back. */
export function listSellers(db: Db, eventId: string): Promise<SellerRow[]> {
  return db
    .selectFrom("ticket_sellers")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
}

export function findSeller(db: Db, id: string): Promise<SellerRow | undefined> {
  return db.selectFrom("ticket_sellers").selectAll().where("id", "=", id).executeTakeFirst();
}

interface NewSeller {
  kind: SellerKind;
  /** Null for the kind `other`. */
  sellerEventId: string | null;
  eventId: string;
  name: string;
  secret: string;
  soldBefore: number;
  at: Date;
}

/** Undefined if the event has one with this name. */
export function insertSeller(
  db: Db,
  { eventId, name, kind, sellerEventId, secret, soldBefore, at }: NewSeller,
): Promise<SellerRow | undefined> {
  return db
    .insertInto("ticket_sellers")
    .values({
      id: uuidv7(),
      event_id: eventId,
      name,
      kind,
      seller_event_id: sellerEventId,
      secret,
      sold_before: soldBefore,
      is_complete: kind !== "humanitix",
      created_at: at,
    })
    .onConflict((conflict) => conflict.expression(sql`event_id, lower(name)`).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * The secret so far works until then; made twice within that time, the one before both does, as
 * the seller may still use it.
 */
export function replaceSecret(
  db: Db,
  id: string,
  { secret, previousUntil, at }: { secret: string; previousUntil: Date; at: Date },
): Promise<SellerRow | undefined> {
  return db
    .updateTable("ticket_sellers")
    .set({
      secret,
      previous_secret: sql<string>`
        case when previous_until > ${at} then previous_secret else secret end`,
      previous_until: previousUntil,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** With its orders: those of the event's other sellers are counted anew. False: there is none. */
export async function deleteSeller(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom("ticket_sellers")
    .where("id", "=", id)
    .returning("event_id")
    .executeTakeFirst();
  if (deleted === undefined) return false;
  await db
    .updateTable("ticket_sellers")
    .set({ is_settled: false })
    .where("event_id", "=", deleted.event_id)
    .execute();
  return true;
}

/**
 * Claims the seller whose orders were read longest ago, of a party that isn't over. Undefined if
 * none is due.
 */
export function claimPolledSeller(
  db: Db,
  { now, polledBefore }: { now: Date; polledBefore: Date },
): Promise<SellerRow | undefined> {
  return db
    .updateTable("ticket_sellers")
    .set({ polled_at: now })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("ticket_sellers as seller")
        .innerJoin("events", "events.id", "seller.event_id")
        .select("seller.id")
        .where("seller.kind", "=", "humanitix")
        .where("events.ends_at", ">", now)
        .where((each) =>
          each.or([
            each("seller.polled_at", "is", null),
            each("seller.polled_at", "<=", polledBefore),
            each("seller.polled_at", ">", meantUntil(now, 0)),
          ]),
        )
        .orderBy("seller.polled_at", (order) => order.asc().nullsFirst())
        .orderBy("seller.id")
        .limit(1)
        .forUpdate("seller")
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Once all of its orders have been read without a problem, the seller counts. */
export async function recordPoll(db: Db, id: string, problem: SellerProblem | null): Promise<void> {
  await db
    .updateTable("ticket_sellers")
    .set({ problem, ...(problem === null && { is_complete: true }) })
    .where("id", "=", id)
    .execute();
}
