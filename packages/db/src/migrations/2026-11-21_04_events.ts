import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type event_status as enum ('draft', 'published', 'active', 'completed');

    create table events (
      id uuid primary key,
      event_name text not null,
      description text not null,
      location jsonb not null,
      -- What a person reads of the location; here so that search can index it.
      location_label text not null,
      country text not null,
      start_date date not null,
      end_date date not null,
      start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      -- The zone of the country, and the real instants in it: computed when the row is written.
      time_zone text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      poster_id text references images,
      poster_alt text not null default '',
      music_genres text[] not null default '{}',
      ticket_amount numeric(10, 2) check (ticket_amount >= 0),
      ticket_currency text,
      redirect_url text not null,
      capacity integer check (capacity > 0),
      registrations integer not null default 0 check (registrations >= 0),
      featured boolean not null default false,
      status event_status not null default 'active',
      search_text text not null
        generated always as (searchable(event_name, description, location_label)) stored,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (end_date >= start_date),
      check (ends_at > starts_at),
      check ((ticket_amount is null) = (ticket_currency is null))
    );

    -- Public lists: live and not ended, soonest first.
    create index events_live on events (ends_at, starts_at, id) where status in ('published', 'active');
    create index events_live_by_country on events (country, ends_at, starts_at, id)
      where status in ('published', 'active');
    -- status=all, the gallery and the admin's list: latest first.
    create index events_latest on events (starts_at desc, id desc);
    create index events_latest_by_country on events (country, starts_at desc, id desc);
    create index events_search on events using gin (search_text gin_trgm_ops);
    create index events_poster_id on events (poster_id);

    -- Counted by day, in the venue's days, so that a month is a sum and a click is one upsert.
    create table event_daily_counts (
      event_id uuid not null references events on delete cascade,
      day date not null,
      views integer not null default 0,
      clicks integer not null default 0,
      primary key (event_id, day)
    );
    create index event_daily_counts_day on event_daily_counts (day);
  `.execute(db);
}
