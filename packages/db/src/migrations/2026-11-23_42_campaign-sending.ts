import { type Kysely, sql } from "kysely";

/**
 * What sending a campaign needs: stored counts, a pace shared by all processes, and the start of
 * the time in which errors are judged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_keys
      drop constraint api_keys_scopes_check,
      add constraint api_keys_scopes_check check (
        cardinality(scopes) > 0
        and scopes <@ array['read', 'events:write', 'subscribers:write', 'campaigns:write']
      );

    alter table campaigns
      -- Errors before count no more: an admin has let it go on.
      add column resumed_at timestamptz,
      -- Why it couldn't start, in a sentence for admins: it is a draft again.
      add column start_error text;

    -- When it was sent, given up or skipped.
    alter table campaign_recipients add column settled_at timestamptz;
    create index campaign_recipients_settled on campaign_recipients (campaign_id, settled_at desc)
      where state in ('sent', 'failed');

    -- Sums to be added up: each connection writes its own of the rows, so that processes that send
    -- one campaign hardly ever wait for each other. A deleted recipient stays counted.
    create table campaign_counts (
      campaign_id uuid not null references campaigns on delete cascade,
      part smallint not null,
      waiting integer not null,
      sent integer not null,
      failed integer not null,
      skipped integer not null,
      bounced integer not null,
      clicked integer not null,
      opened integer not null,
      unsubscribed integer not null,
      primary key (campaign_id, part)
    ) with (fillfactor = 50);

    create function count_campaign_recipients() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into campaign_counts as counts
        select
          campaign_id, pg_backend_pid() % 16,
          count(*) filter (where state = 'waiting'),
          count(*) filter (where state = 'sent'),
          count(*) filter (where state = 'failed'),
          count(*) filter (where state = 'skipped'),
          count(bounced), count(clicked_at), count(opened_at), count(unsubscribed_at)
        from added group by campaign_id
        on conflict (campaign_id, part) do update set
          waiting = counts.waiting + excluded.waiting,
          sent = counts.sent + excluded.sent,
          failed = counts.failed + excluded.failed,
          skipped = counts.skipped + excluded.skipped,
          bounced = counts.bounced + excluded.bounced,
          clicked = counts.clicked + excluded.clicked,
          opened = counts.opened + excluded.opened,
          unsubscribed = counts.unsubscribed + excluded.unsubscribed;
      else
        insert into campaign_counts as counts
        select * from (
          select
            campaign_id, pg_backend_pid() % 16,
            coalesce(sum(one) filter (where state = 'waiting'), 0) as waiting,
            coalesce(sum(one) filter (where state = 'sent'), 0) as sent,
            coalesce(sum(one) filter (where state = 'failed'), 0) as failed,
            coalesce(sum(one) filter (where state = 'skipped'), 0) as skipped,
            coalesce(sum(one) filter (where bounced is not null), 0) as bounced,
            coalesce(sum(one) filter (where clicked_at is not null), 0) as clicked,
            coalesce(sum(one) filter (where opened_at is not null), 0) as opened,
            coalesce(sum(one) filter (where unsubscribed_at is not null), 0) as unsubscribed
          from (
            select campaign_id, state, bounced, clicked_at, opened_at, unsubscribed_at, 1 as one
            from added
            union all
            select campaign_id, state, bounced, clicked_at, opened_at, unsubscribed_at, -1
            from removed
          ) as change
          group by campaign_id
        ) as difference
        where (waiting, sent, failed, skipped, bounced, clicked, opened, unsubscribed)
          <> (0, 0, 0, 0, 0, 0, 0, 0)
        on conflict (campaign_id, part) do update set
          waiting = counts.waiting + excluded.waiting,
          sent = counts.sent + excluded.sent,
          failed = counts.failed + excluded.failed,
          skipped = counts.skipped + excluded.skipped,
          bounced = counts.bounced + excluded.bounced,
          clicked = counts.clicked + excluded.clicked,
          opened = counts.opened + excluded.opened,
          unsubscribed = counts.unsubscribed + excluded.unsubscribed;
      end if;
      return null;
    end $$;

    create trigger campaign_recipients_count_added after insert on campaign_recipients
      referencing new table as added
      for each statement execute function count_campaign_recipients();
    create trigger campaign_recipients_count_changed after update on campaign_recipients
      referencing old table as removed new table as added
      for each statement execute function count_campaign_recipients();

    -- When the next mail may leave: of all processes together, and to each domain.
    create table mail_paces (
      key text primary key,
      -- The first instant that no mail has.
      free_at timestamptz not null,
      -- Mails that were put off are due one after the other; the first instant after them.
      planned_until timestamptz not null
    );
  `.execute(db);
}
