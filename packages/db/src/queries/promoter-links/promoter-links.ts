import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { type Selectable, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../../client.ts";
import type { PromoterLinks } from "../../schema.ts";

/** Links for one promoter or place. `countEventVisit` counts what comes through them. */

export type PromoterLinkRow = Selectable<PromoterLinks>;

/** Most ticket clicks first, with the tickets that sellers report of each. */
export function listPromoterLinks(
  db: Db,
  eventId: string,
): Promise<(PromoterLinkRow & { tickets: number })[]> {
  return db
    .selectFrom("promoter_links as link")
    .selectAll("link")
    .select((eb) =>
      eb
        .selectFrom("ticket_orders as orders")
        .innerJoin("ticket_sellers as seller", "seller.id", "orders.seller_id")
        .select(sql<number>`coalesce(sum(tickets - refunded_tickets), 0)`.as("tickets"))
        .whereRef("seller.event_id", "=", "link.event_id")
        .whereRef("orders.promoter_code", "=", "link.code")
        .$asScalar()
        .$notNull()
        .as("tickets"),
    )
    .where("event_id", "=", eventId)
    .orderBy("clicks", "desc")
    .orderBy("views", "desc")
    .orderBy("id")
    .execute();
}

interface NewPromoterLink {
  eventId: string;
  name: string;
  code: string;
  at: Date;
}

/** Undefined if the event has a link with this name. */
export function insertPromoterLink(
  db: Db,
  { eventId, name, code, at }: NewPromoterLink,
): Promise<PromoterLinkRow | undefined> {
  return db
    .insertInto("promoter_links")
    .values({ id: uuidv7(), event_id: eventId, name, code, created_at: at })
    .onConflict((conflict) => conflict.expression(sql`event_id, lower(name)`).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** False: there is none. */
export async function deletePromoterLink(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("promoter_links")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The public event that a short link leads to. */
export function findPromotedEvent(db: Db, code: string) {
  return db
    .selectFrom("promoter_links as link")
    .innerJoin("events", "events.id", "link.event_id")
    .select(["events.id", "link.name", "link.code"])
    .where("link.code", "=", code)
    .where("events.status", "in", publicStatuses)
    .executeTakeFirst();
}
