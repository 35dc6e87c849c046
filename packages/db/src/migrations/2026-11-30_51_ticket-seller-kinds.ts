import { type Kysely, sql } from "kysely";

/** Sellers that report in their own words, of one of their own events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ticket_sellers
      add column kind text not null default 'other'
        constraint ticket_sellers_kind_is_known check (kind in ('other', 'ticket-tailor')),
      -- The event's id at the seller, which reports the orders of all its events.
      add column seller_event_id text,
      add constraint ticket_sellers_event_is_named
        check ((kind = 'other') = (seller_event_id is null));
  `.execute(db);
}
