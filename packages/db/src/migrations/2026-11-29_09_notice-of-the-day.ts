import { type Kysely, sql } from "kysely";

export const accepted = {
  "the trigger all_events.events_sequence runs with what is written":
    "it counts what the earlier one did, and notices of the day, which the release before doesn't write",
};

/** A sentence for visitors until the party is over, such as "Doors 15 minutes late". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      add column day_notice text constraint events_day_notice_is_said check (day_notice <> ''),
      -- The start date it was written for: moved to another, the event has none.
      add column day_notice_for date,
      add constraint events_day_notice_has_a_day
        check ((day_notice is null) = (day_notice_for is null));
    select refresh_live_views();

    drop trigger events_sequence on all_events;
    create trigger events_sequence before update on all_events
      for each row
      when (
        (old.start_date, old.end_date, old.starts_at, old.ends_at, old.time_zone, old.location,
         old.availability, old.on_sale_from, old.disruption, old.disruption_reason, old.day_notice)
        is distinct from
        (new.start_date, new.end_date, new.starts_at, new.ends_at, new.time_zone, new.location,
         new.availability, new.on_sale_from, new.disruption, new.disruption_reason, new.day_notice)
      )
      execute function count_event_change();

    alter type event_receipt_kind add value 'day-notice' before 'places-return';
  `.execute(db);
}
