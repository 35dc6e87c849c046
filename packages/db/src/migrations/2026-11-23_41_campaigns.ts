import { type Kysely, sql } from "kysely";

/** Mails to a part of the subscribers: their content, recipients and results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type campaign_status as enum
      ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled');
    create type campaign_topic as enum ('events', 'posts', 'news');
    create type campaign_timing as enum ('instant', 'local');
    create type campaign_pause as enum ('admin', 'errors');
    create type recipient_state as enum ('waiting', 'sent', 'failed', 'skipped');
    create type bounce_kind as enum ('hard', 'soft');

    alter table subscribers
      -- Whose parties they want to hear of, where they live first; empty: all of them.
      add column countries text[] not null default '{}',
      -- Empty: all of them.
      add column topics text[] not null default '{}',
      -- They get no campaign before.
      add column paused_until timestamptz,
      -- Since the last mail that arrived.
      add column soft_bounces integer not null default 0 check (soft_bounces >= 0);

    create table campaigns (
      id uuid primary key,
      status campaign_status not null default 'draft',
      topic campaign_topic not null default 'events',
      subject text not null,
      preview_text text not null,
      sender_name text not null,
      -- As they were written: an events block may hold a rule instead of events.
      blocks jsonb not null,
      segment jsonb not null,
      timing campaign_timing not null default 'instant',
      -- When a scheduled one starts; with local timing, where its first recipients live.
      scheduled_at timestamptz,
      -- The wall-clock time of local timing, and whose time those have of whom no country is known.
      local_time timestamp,
      local_country text,
      counts_opens boolean not null default false,
      -- Why it is paused.
      paused_by campaign_pause,
      -- The mail as it was written when it started, once for all recipients: what differs between
      -- them stands in it as marks.
      html text,
      plain_text text,
      -- Recipients are made in batches, in the order of the subscribers' ids: up to which one.
      recipients_up_to uuid,
      recipients_made_at timestamptz,
      created_by uuid references users on delete set null,
      created_by_name text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      started_at timestamptz,
      -- When the last recipient was done with.
      finished_at timestamptz,
      constraint campaigns_local_time_is_whole check (
        timing = 'instant' and local_time is null
        or timing = 'local' and (local_time is null) = (local_country is null)
      ),
      constraint campaigns_mail_is_whole check ((html is null) = (plain_text is null)),
      constraint campaigns_paused_has_a_reason check ((status = 'paused') = (paused_by is not null))
    );
    create index campaigns_latest on campaigns (created_at desc, id desc);
    create index campaigns_due on campaigns (scheduled_at) where status = 'scheduled';
    create index campaigns_under_way on campaigns (id) where status = 'sending';

    -- The addresses that a campaign's mails lead to, without what counts them.
    create table campaign_links (
      campaign_id uuid not null references campaigns on delete cascade,
      -- From 1, in the order in which they stand in the mail.
      number smallint not null,
      url text not null,
      -- What a link of an events or posts block is about.
      event_id uuid references events on delete set null,
      post_id uuid references blog_posts on delete set null,
      -- It leads to an event's tickets.
      is_ticket_link boolean not null default false,
      primary key (campaign_id, number)
    );

    create table campaign_recipients (
      -- Stands in the Message-ID and in the links of the mail.
      id uuid primary key,
      campaign_id uuid not null references campaigns on delete cascade,
      subscriber_id uuid not null references subscribers on delete cascade,
      state recipient_state not null default 'waiting',
      -- Of the subscriber's address, in small letters.
      domain text not null,
      -- Not before: the recipient's local time, or the next attempt.
      due_at timestamptz not null,
      -- A process is sending it, or was when it ended.
      taken_until timestamptz,
      attempts smallint not null default 0,
      -- Of the last attempt; without an address.
      error text,
      sent_at timestamptz,
      bounced bounce_kind,
      bounced_at timestamptz,
      -- The first click of a person, not of a scanner.
      clicked_at timestamptz,
      opened_at timestamptz,
      unsubscribed_at timestamptz,
      unique (campaign_id, subscriber_id)
    );
    create index campaign_recipients_waiting on campaign_recipients (campaign_id, due_at, id)
      where state = 'waiting';
    create index campaign_recipients_of_subscriber on campaign_recipients (subscriber_id, sent_at desc)
      where state = 'sent';

    -- Who clicked is known by the mail; nothing of their address or program is stored.
    create table campaign_clicks (
      recipient_id uuid not null references campaign_recipients on delete cascade,
      link_number smallint not null,
      is_scanner boolean not null,
      clicks integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null,
      primary key (recipient_id, link_number, is_scanner)
    );
  `.execute(db);
}
