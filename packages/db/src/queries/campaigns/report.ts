import { sql } from "kysely";
import type { Db } from "../../client.ts";

/**
 * A campaign's results, including events and posts in the trash. Figures of recipients are sums
 * that triggers maintain.
 */

export function findReportedCampaign(db: Db, id: string) {
  return db
    .selectFrom("campaigns")
    .select(["id", "subject", "status", "started_at", "finished_at", "counts_opens"])
    .where("id", "=", id)
    .executeTakeFirst();
}

interface RecipientFigures {
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
  bounced_hard: number;
  bounced: number;
  clicked: number;
  opened: number;
  unsubscribed: number;
  complaints: number;
}

export async function readRecipientFigures(db: Db, id: string): Promise<RecipientFigures> {
  const { rows } = await sql<RecipientFigures>`
    select
      coalesce(sum(waiting), 0)::int8 as waiting,
      coalesce(sum(sent), 0)::int8 as sent,
      coalesce(sum(failed), 0)::int8 as failed,
      coalesce(sum(skipped), 0)::int8 as skipped,
      coalesce(sum(bounced), 0)::int8 as bounced,
      coalesce(sum(clicked), 0)::int8 as clicked,
      coalesce(sum(opened), 0)::int8 as opened,
      coalesce(sum(unsubscribed), 0)::int8 as unsubscribed,
      (
        select count(*) from campaign_recipients where campaign_id = ${id} and bounced = 'hard'
      ) as bounced_hard,
      (
        select count(*) from campaign_recipients
        where campaign_id = ${id} and complained_at is not null
      ) as complaints
    from campaign_counts where campaign_id = ${id}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("An aggregate without a row");
  return row;
}

export interface LinkFigures {
  number: number;
  url: string;
  event_id: string | null;
  event_name: string | null;
  post_id: string | null;
  post_title: string | null;
  is_ticket_link: boolean;
  people: number;
  clicks: number;
  scanner_clicks: number;
}

/** Every link of the mail, most clicked first. */
export async function listLinkFigures(db: Db, id: string): Promise<LinkFigures[]> {
  const { rows } = await sql<LinkFigures>`
    select
      link.number, link.url, link.is_ticket_link,
      link.event_id, events.event_name, link.post_id, blog_posts.title as post_title,
      coalesce(counted.people, 0)::int8 as people,
      coalesce(counted.clicks, 0)::int8 as clicks,
      coalesce(counted.scanner_clicks, 0)::int8 as scanner_clicks
    from campaign_links as link
    left join all_events as events on events.id = link.event_id
    left join all_blog_posts as blog_posts on blog_posts.id = link.post_id
    left join (
      select
        link_number,
        count(*) filter (where not is_scanner) as people,
        sum(clicks) filter (where not is_scanner) as clicks,
        sum(clicks) filter (where is_scanner) as scanner_clicks
      from campaign_clicks where campaign_id = ${id} group by link_number
    ) as counted on counted.link_number = link.number
    where link.campaign_id = ${id}
    order by people desc, clicks desc, link.number
  `.execute(db);
  return rows;
}

export interface EventFigures {
  id: string;
  event_name: string;
  people: number;
  clicks: number;
  ticket_clicks: number;
}

/** The events the mail is about, or whose ticket links were followed; most clicked first. */
export async function listCampaignEvents(db: Db, id: string): Promise<EventFigures[]> {
  const { rows } = await sql<EventFigures>`
    with in_mail as (
      select
        link.event_id,
        count(distinct click.recipient_id) as people,
        coalesce(sum(click.clicks), 0) as clicks,
        coalesce(sum(click.clicks) filter (where link.is_ticket_link), 0) as ticket_clicks
      from campaign_links as link
      left join campaign_clicks as click
        on click.campaign_id = link.campaign_id and click.link_number = link.number
          and not click.is_scanner
      where link.campaign_id = ${id} and link.event_id is not null
      group by link.event_id
    ), on_pages as (
      select event_id, clicks from campaign_ticket_clicks where campaign_id = ${id}
    )
    select
      events.id, events.event_name,
      coalesce(in_mail.people, 0)::int8 as people,
      coalesce(in_mail.clicks, 0)::int8 as clicks,
      (coalesce(in_mail.ticket_clicks, 0) + coalesce(on_pages.clicks, 0))::int8 as ticket_clicks
    from in_mail
    full join on_pages using (event_id)
    join all_events as events on events.id = event_id
    order by clicks desc, ticket_clicks desc, events.id
  `.execute(db);
  return rows;
}

interface TimeFigures {
  /** Hours since the start, up to 47; from 48 on, the hour at which a day begins. */
  place: number;
  people: number;
  unsubscribed: number;
}

/**
 * When people first clicked, and unsubscribed, in the first `days` days; only times with any
 * activity.
 */
export async function listTimeFigures(
  db: Db,
  id: string,
  { startedAt, days }: { startedAt: Date; days: number },
): Promise<TimeFigures[]> {
  const { rows } = await sql<TimeFigures>`
    with happened as (
      select clicked_at as at, true as is_click from campaign_recipients
      where campaign_id = ${id} and clicked_at is not null
      union all
      select unsubscribed_at, false from campaign_recipients
      where campaign_id = ${id} and unsubscribed_at is not null
    ), aged as (
      select is_click, extract(epoch from at - ${startedAt}::timestamptz) / 3600 as hours
      from happened
    )
    select
      (case when hours < 48 then floor(hours) else 48 + floor((hours - 48) / 24) end)::int as place,
      count(*) filter (where is_click) as people,
      count(*) filter (where not is_click) as unsubscribed
    from aged
    where hours >= 0 and hours < ${days}::int * 24
    group by place
    order by place
  `.execute(db);
  return rows;
}
