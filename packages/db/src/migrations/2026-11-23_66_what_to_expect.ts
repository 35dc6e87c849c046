import { type Kysely, sql } from "kysely";

/** What admins write about a party's evening. Without it, the page shows its standard text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      -- A list of {time: 'HH:MM' or null, name}, in the order in which they play.
      add column line_up jsonb not null default '[]'
        constraint events_line_up_is_a_list check (jsonb_typeof(line_up) = 'array'),
      -- In years; null: none is named.
      add column minimum_age smallint
        constraint events_minimum_age_is_an_age check (minimum_age between 1 and 99),
      add column door text constraint events_door_is_said check (door <> ''),
      add column accessibility text
        constraint events_accessibility_is_said check (accessibility <> ''),
      add column cloakroom text constraint events_cloakroom_is_said check (cloakroom <> ''),
      add column refunds text constraint events_refunds_are_said check (refunds <> '');
    select refresh_live_views();
  `.execute(db);
}
