import { type Kysely, sql } from "kysely";

/**
 * Visitors' alerts, receipts of what was announced about an event, and when an event was announced:
 * for existing ones, when they were created.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events add column announced_at timestamptz;
    update events set announced_at = created_at where status <> 'draft';

    -- Only the first time counts: who makes a draft of it for a moment announces nothing anew.
    create function note_event_announcement() returns trigger language plpgsql as $$
    begin
      new.announced_at := new.updated_at;
      return new;
    end $$;

    create trigger events_announced before insert or update of status on events
      for each row
      when (new.status in ('published', 'active') and new.announced_at is null)
      execute function note_event_announcement();

    create type event_receipt_kind as enum
      ('cancelled', 'postponed', 'rescheduled', 'moved', 'taken-back',
       'places-return', 'on-sale', 'next-event');

    create table event_receipts (
      id uuid primary key,
      event_id uuid not null references events on delete cascade,
      kind event_receipt_kind not null,
      reason text check (reason <> ''),
      -- A name; null: it was told by itself.
      said_by text,
      -- The event's, once this was said.
      sequence integer not null,
      created_at timestamptz not null
    );
    create index event_receipts_event on event_receipts (event_id, created_at desc, id desc);

    create function refuse_receipt_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a receipt is never changed';
    end $$;

    create trigger event_receipts_append_only before update on event_receipts
      for each row execute function refuse_receipt_change();

    create type receipt_mail_outcome as enum ('sent', 'failed');

    -- A row for each mail that has come to its end; of whom it was for nothing is stored.
    create table event_receipt_mails (
      id uuid primary key,
      receipt_id uuid not null references event_receipts on delete cascade,
      outcome receipt_mail_outcome not null,
      created_at timestamptz not null
    );
    create index event_receipt_mails_receipt on event_receipt_mails (receipt_id);

    create type event_alert_kind as enum ('places-return', 'on-sale', 'next-event');

    create table event_alerts (
      id uuid primary key,
      kind event_alert_kind not null,
      -- One of both: the next event is waited for by country.
      event_id uuid references events on delete cascade,
      country text,
      email text not null,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      -- What it is told with, from the moment that is decided; the mail waits from queued_at on.
      receipt_id uuid references event_receipts on delete set null,
      queued_at timestamptz,
      constraint event_alerts_event_or_country check (num_nonnulls(event_id, country) = 1),
      constraint event_alerts_country_is_of_the_next
        check ((kind = 'next-event') = (country is not null)),
      constraint event_alerts_told_once_confirmed
        check (confirmed_at is not null or num_nonnulls(receipt_id, queued_at) = 0)
    );
    -- Whatever its kind: nobody is told twice of one event.
    create unique index event_alerts_of_event on event_alerts (event_id, lower(email))
      where event_id is not null;
    create unique index event_alerts_of_country on event_alerts (country, lower(email))
      where country is not null;
    create index event_alerts_receipt on event_alerts (receipt_id) where receipt_id is not null;
    create index event_alerts_requested on event_alerts (requested_at);
  `.execute(db);
}
