import { type Kysely, sql } from "kysely";

/** Links to an event for one promoter or place, with what came through each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promoter_links (
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      name text not null,
      -- The end of its short address.
      code text not null unique,
      views integer not null default 0,
      clicks integer not null default 0,
      created_at timestamptz not null
    );
    create unique index promoter_links_name on promoter_links (event_id, lower(name));
  `.execute(db);
}
