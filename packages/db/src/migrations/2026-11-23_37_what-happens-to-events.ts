import { type Kysely, sql } from "kysely";

/** An event's availability and disruption; null for existing events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type event_availability as enum
      ('on-sale', 'few-left', 'sold-out', 'not-yet-on-sale', 'free', 'at-the-door');
    create type event_disruption as enum ('cancelled', 'postponed', 'rescheduled', 'moved');

    alter table events
      -- What admins said; null: it follows from capacity and registrations.
      add column availability event_availability,
      add column on_sale_from timestamptz,
      add column disruption event_disruption,
      add column disruption_reason text check (disruption_reason <> ''),
      add column disrupted_at timestamptz,
      -- The dates and the place that were announced first, since the event has others.
      add column previous_start_date date,
      add column previous_end_date date,
      add column previous_start_time text
        check (previous_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add column previous_end_time text
        check (previous_end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
      add column previous_starts_at timestamptz,
      add column previous_ends_at timestamptz,
      add column previous_location jsonb,
      add column sequence integer not null default 0,
      add constraint events_on_sale_from_is_a_later_sales
        check ((availability is not distinct from 'not-yet-on-sale') = (on_sale_from is not null)),
      add constraint events_disruption_has_reason_and_time
        check (num_nulls(disruption, disruption_reason, disrupted_at) in (0, 3)),
      add constraint events_previous_dates_are_whole
        check (num_nulls(previous_start_date, previous_end_date, previous_start_time,
                         previous_starts_at, previous_ends_at) in (0, 5)
               and (previous_end_time is null or previous_starts_at is not null)),
      add constraint events_rescheduled_has_previous_dates
        check (disruption is distinct from 'rescheduled' or previous_starts_at is not null),
      add constraint events_moved_has_previous_location
        check (disruption is distinct from 'moved' or previous_location is not null),
      add constraint events_previous_is_a_disruptions
        check (disruption is not null or num_nonnulls(previous_starts_at, previous_location) = 0);

    -- Counts what calendars have to hear of: for the SEQUENCE of iCalendar.
    create function count_event_change() returns trigger language plpgsql as $$
    begin
      new.sequence := old.sequence + 1;
      return new;
    end $$;

    create trigger events_sequence before update on events
      for each row
      when (
        (old.start_date, old.end_date, old.starts_at, old.ends_at, old.time_zone, old.location,
         old.availability, old.on_sale_from, old.disruption, old.disruption_reason)
        is distinct from
        (new.start_date, new.end_date, new.starts_at, new.ends_at, new.time_zone, new.location,
         new.availability, new.on_sale_from, new.disruption, new.disruption_reason)
      )
      execute function count_event_change();
  `.execute(db);
}
