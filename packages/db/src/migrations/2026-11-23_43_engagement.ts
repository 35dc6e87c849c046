import { type Kysely, sql } from "kysely";

/** Results of campaigns, and each subscriber's engagement: docs/decisions/0020. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscribers
      -- Of how many of the last campaigns engagement_rate is a share; 0 before the first.
      add column rated_campaigns smallint not null default 0 check (rated_campaigns >= 0);

    alter table subscriber_counts
      -- Of the people: those with an engagement, as they got a campaign.
      add column rated bigint not null default 0;

    create or replace function count_subscribers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, count(*), sum(engagement_rate),
          count(*) filter (where rated_campaigns > 0)
        from added group by 1, 2;
      elsif tg_op = 'DELETE' then
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, -count(*), -sum(engagement_rate),
          -count(*) filter (where rated_campaigns > 0)
        from removed group by 1, 2;
      else
        insert into subscriber_counts (day, status, people, engagement, rated)
        select (created_at at time zone 'UTC')::date, status, sum(one), sum(one * engagement_rate),
          coalesce(sum(one) filter (where rated_campaigns > 0), 0)
        from (
          select created_at, status, engagement_rate, rated_campaigns, 1 as one from added
          union all
          select created_at, status, engagement_rate, rated_campaigns, -1 from removed
        ) as change
        group by 1, 2
        having sum(one) <> 0 or sum(one * engagement_rate) <> 0
          or sum(one) filter (where rated_campaigns > 0) <> 0;
      end if;
      return null;
    end $$;

    -- Nobody has got a campaign yet: what stands there the demo data made up.
    update subscribers set engagement_rate = 0 where engagement_rate <> 0;

    -- When the engagement of its recipients was computed, once all of it was sent.
    alter table campaigns add column rated_at timestamptz;
    create index campaigns_unrated on campaigns (finished_at)
      where finished_at is not null and rated_at is null;

    -- A report reads a campaign's clicks without its recipients, who are far more.
    alter table campaign_clicks
      add column campaign_id uuid not null references campaigns on delete cascade;
    create index campaign_clicks_of_campaign on campaign_clicks (campaign_id, link_number);

    create index campaign_recipients_clicked on campaign_recipients (campaign_id, clicked_at)
      where clicked_at is not null;
    create index campaign_recipients_opened on campaign_recipients (campaign_id, opened_at)
      where opened_at is not null;
    create index campaign_recipients_bounced on campaign_recipients (campaign_id, bounced)
      where bounced is not null;
    create index campaign_recipients_unsubscribed
      on campaign_recipients (campaign_id, unsubscribed_at)
      where unsubscribed_at is not null;

    -- Clicks on an event's ticket link on our pages, by those who came through a campaign.
    create table campaign_ticket_clicks (
      campaign_id uuid not null references campaigns on delete cascade,
      event_id uuid not null references events on delete cascade,
      clicks integer not null,
      primary key (campaign_id, event_id)
    );
  `.execute(db);
}
