import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Visits of the last minutes, so that one visitor's repeated ones don't count.
    create table event_visits (
      -- A hash of visitor, event, and what they did there, made with a secret of that day: neither address nor browser is kept,
      -- and two rows of one visitor have nothing in common.
      key text primary key,
      counts_again_at timestamptz not null
    );
    create index event_visits_counts_again_at on event_visits (counts_again_at);
  `.execute(db);
}
