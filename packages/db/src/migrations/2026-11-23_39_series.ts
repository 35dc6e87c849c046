import { type Kysely, sql } from "kysely";

/** Recurring parties: events with a common series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_series (
      id uuid primary key,
      name text not null check (name <> ''),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      -- The value of an RRULE of RFC 5545; null: its dates were chosen by hand.
      rule text check (rule <> ''),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    alter table events
      add column series_id uuid references event_series on delete set null,
      -- What was changed by hand on this date alone, and so stays when its series changes.
      add column series_own_fields text[] not null default '{}';

    create index events_series on events (series_id, starts_at) where series_id is not null;
  `.execute(db);
}
