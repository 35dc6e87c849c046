import type { CampaignSort } from "@before-ten/contracts/analytics/dimensions";
import { liveStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

export interface CampaignFigures {
  id: string;
  subject: string;
  started_at: Date;
  sent: number;
  delivered: number;
  /** Null where opens aren't counted. */
  opened: number | null;
  clicked: number;
  unsubscribed: number;
  /** In the mail and on our pages, as in the campaign's report. */
  ticket_clicks: number;
  total: number;
}

const orders: Record<CampaignSort, string> = {
  newest: "started_at",
  opened: "opened::float8 / nullif(delivered, 0)",
  clicked: "clicked::float8 / nullif(delivered, 0)",
  unsubscribed: "unsubscribed::float8 / nullif(delivered, 0)",
  tickets: "ticket_clicks::float8 / nullif(delivered, 0)",
};

/** Campaigns that have begun, highest first. */
export async function listCampaignFigures(
  db: Db,
  { sort, page, limit }: { sort: CampaignSort; page: number; limit: number },
): Promise<CampaignFigures[]> {
  const { rows } = await sql<CampaignFigures>`
    select *, count(*) over () as total from (
      select campaigns.id, campaigns.subject, campaigns.started_at, counts.sent,
        greatest(0, counts.sent - counts.bounced) as delivered,
        case when campaigns.counts_opens then counts.opened end as opened,
        counts.clicked, counts.unsubscribed,
        (coalesce(in_mail.clicks, 0) + coalesce(on_pages.clicks, 0))::int8 as ticket_clicks
      from campaigns
      cross join lateral (
        select coalesce(sum(sent), 0)::int8 as sent, coalesce(sum(bounced), 0)::int8 as bounced,
          coalesce(sum(opened), 0)::int8 as opened, coalesce(sum(clicked), 0)::int8 as clicked,
          coalesce(sum(unsubscribed), 0)::int8 as unsubscribed
        from campaign_counts where campaign_id = campaigns.id
      ) as counts
      left join lateral (
        select sum(click.clicks) as clicks from campaign_links as link
        join campaign_clicks as click
          on click.campaign_id = link.campaign_id and click.link_number = link.number
        where link.campaign_id = campaigns.id and link.is_ticket_link and not click.is_scanner
      ) as in_mail on true
      left join lateral (
        select sum(clicks) as clicks from campaign_ticket_clicks where campaign_id = campaigns.id
      ) as on_pages on true
      where campaigns.started_at is not null
    ) as figures
    order by ${sql.raw(orders[sort])} desc nulls last, started_at desc, id
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/** People who got campaigns, how many of them clicked, and how many campaigns that were. */
export interface Observed {
  people: number;
  clicked: number;
  campaigns: number;
}

/** How many pairs of campaigns about the same party are looked at, latest first. */
const maxPairs = 20;

/**
 * Of those who hadn't clicked a campaign when a second one about the same party came within two
 * weeks: who clicked that.
 */
export async function observeSecondMails(db: Db): Promise<Observed> {
  const { rows } = await sql<Observed>`
    with pairs as (
      select first.id as first_id, second.id as second_id, second.started_at
      from campaigns as first
      join campaigns as second on second.started_at > first.started_at
        and second.started_at < first.started_at + interval '14 days'
      where exists (
        select from campaign_links as one join campaign_links as other using (event_id)
        where one.campaign_id = first.id and other.campaign_id = second.id
      )
      order by second.started_at desc limit ${maxPairs}
    )
    select count(*)::int8 as people, count(later.clicked_at)::int8 as clicked,
      count(distinct pairs.second_id)::int8 as campaigns
    from pairs
    join campaign_recipients as earlier
      on earlier.campaign_id = pairs.first_id and earlier.state = 'sent'
        and (earlier.clicked_at is null or earlier.clicked_at >= pairs.started_at)
    join campaign_recipients as later
      on later.campaign_id = pairs.second_id and later.state = 'sent'
        and later.subscriber_id = earlier.subscriber_id
  `.execute(db);
  return rows[0] ?? { people: 0, clicked: 0, campaigns: 0 };
}

/**
 * The latest campaign, of the last two weeks and at least a day old, about a party to come that no
 * later campaign was about; with how many people haven't clicked it.
 */
export async function findUnansweredCampaign(
  db: Db,
  now: Date,
): Promise<{ subject: string; people: number } | undefined> {
  const { rows } = await sql<{ subject: string; people: number }>`
    select campaigns.subject, (
      select greatest(0, coalesce(sum(sent - bounced - clicked), 0))::int8
      from campaign_counts where campaign_id = campaigns.id
    ) as people
    from campaigns
    where started_at between ${now}::timestamptz - interval '14 days'
        and ${now}::timestamptz - interval '1 day'
      and exists (
        select from campaign_links as link join events on events.id = link.event_id
        where link.campaign_id = campaigns.id and events.starts_at > ${now}
          and events.status in (${sql.join(liveStatuses)}) and events.disruption is null
          and not exists (
            select from campaign_links as again join campaigns as later
              on later.id = again.campaign_id and later.started_at > campaigns.started_at
            where again.event_id = link.event_id
          )
      )
    order by started_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** By the day of the week on which campaigns began, 1 for Monday. */
export async function observeWeekdays(
  db: Db,
  timeZone: string,
): Promise<(Observed & { weekday: number })[]> {
  const { rows } = await sql<Observed & { weekday: number }>`
    select extract(isodow from campaigns.started_at at time zone ${timeZone})::int as weekday,
      sum(counts.sent - counts.bounced)::int8 as people, sum(counts.clicked)::int8 as clicked,
      count(distinct campaigns.id)::int8 as campaigns
    from campaigns join campaign_counts as counts on counts.campaign_id = campaigns.id
    where campaigns.started_at is not null
    group by weekday
  `.execute(db);
  return rows;
}
