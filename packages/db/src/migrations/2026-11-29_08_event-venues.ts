import { type Kysely, sql } from "kysely";

export const accepted = {
  "writes to all_events wait while the index all_events_venue_id is made":
    "No event has a venue yet, so the partial index is empty and made within a blink.",
};

/** The venue of a party, and sentences of its own where it differs from that venue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      add column venue_id uuid references all_venues on delete set null,
      add column transport text constraint events_transport_is_said check (transport <> ''),
      add column bar text constraint events_bar_is_said check (bar <> ''),
      add column seats text constraint events_seats_are_said check (seats <> '');
    create index all_events_venue_id on all_events (venue_id) where venue_id is not null;
    select refresh_live_views();
  `.execute(db);
}
