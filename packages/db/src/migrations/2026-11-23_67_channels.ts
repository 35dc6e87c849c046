import { type Kysely, sql } from "kysely";

/**
 * How visitors came: one of six channels for each visit, and nothing about the visitor or the
 * referring page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type channel as enum
      ('direct', 'search', 'social', 'newsletter', 'campaign', 'referral');
    create table event_daily_channels (
      event_id uuid not null references all_events on delete cascade,
      -- Where the event takes place, as in event_daily_counts.
      day date not null,
      channel channel not null,
      views integer not null default 0,
      clicks integer not null default 0,
      primary key (event_id, day, channel)
    );
    create index event_daily_channels_day on event_daily_channels (day);
  `.execute(db);
}
