import { type Kysely, sql } from "kysely";

/**
 * Scheduled publishing and taking down of events and posts; replies to contact messages, their
 * assignees, and canned answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSchedules(db);
  await addReplies(db);
}

async function addSchedules(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table all_events
      add column publish_at timestamptz,
      add column take_down_at timestamptz,
      add constraint all_events_published_before_taken_down check (publish_at < take_down_at);
    alter table all_blog_posts
      add column publish_at timestamptz,
      add column take_down_at timestamptz,
      add constraint all_blog_posts_published_before_taken_down check (publish_at < take_down_at);
    select refresh_live_views();

    create index all_events_publish_at on all_events (publish_at) where publish_at is not null;
    create index all_events_take_down_at on all_events (take_down_at)
      where take_down_at is not null;
    create index all_blog_posts_publish_at on all_blog_posts (publish_at)
      where publish_at is not null;
    create index all_blog_posts_take_down_at on all_blog_posts (take_down_at)
      where take_down_at is not null;

    -- What somebody does by hand, or the time does, isn't to be done once more. The arguments are
    -- the public statuses.
    create function settle_schedule() returns trigger language plpgsql as $$
    begin
      if new.status::text = any (tg_argv) then
        new.publish_at := null;
      elsif tg_op = 'UPDATE' and old.status::text = any (tg_argv) and new.publish_at is null
        and new.take_down_at is not distinct from old.take_down_at then
        new.take_down_at := null;
      end if;
      return new;
    end $$;

    create trigger all_events_schedule
      before insert or update of status, publish_at, take_down_at on all_events
      for each row execute function settle_schedule('published', 'active', 'completed');
    create trigger all_blog_posts_schedule
      before insert or update of status, publish_at, take_down_at on all_blog_posts
      for each row execute function settle_schedule('published');
  `.execute(db);
}

async function addReplies(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter type contact_status rename value 'new' to 'open';
    alter type contact_status rename value 'answered' to 'done';

    alter table contact_messages
      -- When an admin first opened it; null: nobody has.
      add column read_at timestamptz,
      add column assigned_to uuid references users on delete set null,
      -- The Message-ID of its mail to the team.
      add column mail_id text;
    update contact_messages set read_at = updated_at where status = 'done';
    create index contact_messages_unread on contact_messages (id) where read_at is null;
    create index contact_messages_assigned on contact_messages (assigned_to)
      where assigned_to is not null;

    create table message_replies (
      id uuid primary key,
      contact_message_id uuid not null references contact_messages on delete cascade,
      author_id uuid references users on delete set null,
      author_name text not null,
      text text not null check (text <> ''),
      -- The Message-ID of its mail.
      mail_id text not null,
      mail_state mail_state not null default 'queued',
      created_at timestamptz not null
    );
    create index message_replies_message on message_replies (contact_message_id, created_at, id);
    create index message_replies_author on message_replies (author_id)
      where author_id is not null;

    create table canned_answers (
      id uuid primary key,
      title text not null check (title <> ''),
      text text not null check (text <> ''),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
  `.execute(db);
}
