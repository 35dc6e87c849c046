import { type Kysely, sql } from "kysely";

/** Visitors who follow an event until it is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_followers (
      id uuid primary key,
      event_id uuid not null references all_events on delete cascade,
      email text not null,
      -- Confirmed wishes, and those that wait for a confirmation.
      wants text[] not null default '{}',
      asked text[] not null default '{}',
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      consent_wording text not null,
      consent_via text not null,
      -- What the reader knows of the event, and the event's sequence then.
      told jsonb not null,
      told_sequence integer not null,
      -- The same of the mail on its way, written again with each attempt.
      telling jsonb,
      telling_sequence integer,
      receipt_id uuid references event_receipts on delete set null,
      mail text check (mail in ('entry', 'change', 'reminder')),
      reminded_at timestamptz,
      unique (event_id, email),
      constraint event_followers_told_once_confirmed
        check (confirmed_at is not null or num_nonnulls(mail, telling, receipt_id) = 0)
    );
    create index event_followers_email on event_followers (email);
    create index event_followers_receipt on event_followers (receipt_id)
      where receipt_id is not null;
    create index event_followers_requested on event_followers (requested_at)
      where confirmed_at is null;
  `.execute(db);
}
