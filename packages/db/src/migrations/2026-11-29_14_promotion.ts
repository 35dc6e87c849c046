import { type Kysely, sql } from "kysely";

/** A sentence about an event, such as a promotion code's, which its page shows for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      -- {text, from, until}: ISO 8601 in UTC, or null for no such limit.
      add column promotion jsonb
        constraint events_promotion_is_an_object check (jsonb_typeof(promotion) = 'object');
    select refresh_live_views();
  `.execute(db);
}
