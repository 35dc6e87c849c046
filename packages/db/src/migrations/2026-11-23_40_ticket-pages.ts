import { type Kysely, sql } from "kysely";

/** What was found on events' ticket pages, and which differences admins ignore. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type ticket_page_outcome as enum
      ('read', 'gone', 'unreachable', 'turned-away', 'robots', 'no-event', 'unreadable', 'not-public');
    create type ticket_page_field as enum
      ('link', 'name', 'date', 'price', 'availability', 'disruption');

    create table ticket_page_checks (
      event_id uuid primary key references events on delete cascade,
      -- The address that was looked at: the event may have another one by now.
      url text not null,
      -- A look is under way, or was when its process ended.
      looking_since timestamptz,
      checked_at timestamptz,
      outcome ticket_page_outcome,
      http_status integer,
      -- In a row.
      unreachable_looks integer not null default 0,
      found jsonb,
      constraint ticket_page_checks_look_is_whole
        check (num_nulls(checked_at, outcome, found) in (0, 3))
    );
    create index ticket_page_checks_looking_since on ticket_page_checks (looking_since)
      where looking_since is not null;

    -- By its two values: when one of them changes, it is another difference.
    create table ticket_page_ignored (
      event_id uuid not null references events on delete cascade,
      field ticket_page_field not null,
      ours text not null,
      found text not null,
      ignored_at timestamptz not null,
      primary key (event_id, field)
    );
  `.execute(db);
}
