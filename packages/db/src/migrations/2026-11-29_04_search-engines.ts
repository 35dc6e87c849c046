import { type Kysely, sql } from "kysely";

/** What search engines were told of events by IndexNow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The public events that search engines know.
    create table told_pages (
      -- No reference: an event that is deleted for good leaves search engines as well.
      event_id uuid primary key,
      version integer not null
    );
    create table search_engine_state (
      -- There is one row.
      id smallint primary key default 1 check (id = 1),
      started_at timestamptz not null,
      -- One process tells them at a time; after a kill another may from then on.
      busy_until timestamptz,
      failures integer not null default 0,
      next_try_at timestamptz,
      -- The latest answer other than a success; 0: there was none.
      failed_status integer
    );
    create table event_receipt_searches (
      receipt_id uuid primary key references event_receipts on delete cascade,
      told_at timestamptz not null
    );
  `.execute(db);
}
