import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type subscriber_status as enum ('active', 'pending', 'unsubscribed', 'bounced');

    create table subscribers (
      id uuid primary key,
      email text not null,
      status subscriber_status not null,
      tags text[] not null default '{}',
      preferences jsonb not null default '{}',
      -- What they agreed to, when, and where they came from.
      consented_at timestamptz not null,
      consent_wording text not null,
      utm_params jsonb not null default '{}',
      total_emails_sent integer not null default 0 check (total_emails_sent >= 0),
      engagement_rate numeric(5, 2) not null default 0 check (engagement_rate between 0 and 100),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index subscribers_email on subscribers (lower(email));
    create index subscribers_latest on subscribers (created_at desc, id desc);
    create index subscribers_latest_by_status on subscribers (status, created_at desc, id desc);

    create table subscriber_status_changes (
      id uuid primary key,
      subscriber_id uuid not null references subscribers on delete cascade,
      -- Null for the first entry: the person was not there before.
      from_status subscriber_status,
      to_status subscriber_status not null,
      reason text not null,
      -- Null when the subscriber did it.
      changed_by uuid references users on delete set null,
      created_at timestamptz not null default now()
    );
    create index subscriber_status_changes_subscriber
      on subscriber_status_changes (subscriber_id, created_at desc);
  `.execute(db);
}
