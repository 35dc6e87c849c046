import { type Kysely, sql } from "kysely";

/** Earlier prices of an event, each until its own time. The last price is in `ticket_amount`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      -- A list of {amount: '50.00', until: ISO 8601 in UTC}, soonest first.
      add column price_steps jsonb not null default '[]'
        constraint events_price_steps_are_a_list check (jsonb_typeof(price_steps) = 'array');
    select refresh_live_views();
  `.execute(db);
}
