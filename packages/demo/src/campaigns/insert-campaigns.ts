import type { Db } from "@before-ten/db/client";
import { rateSubscribers } from "@before-ten/db/queries/campaigns/engagement";
import { liveStatuses } from "@before-ten/contracts/events/lifecycle";
import type { BlogPosts, Events } from "@before-ten/db/schema";
import { type Insertable, sql } from "kysely";
import {
  type DemoClub,
  type WriteDemoMail,
  draftRows,
  planCampaign,
  sentRows,
} from "./campaign-rows.ts";
import { demoCampaigns } from "./demo-campaigns.ts";

/** The club's events and posts a campaign may show. */
export function clubOf(
  events: readonly Insertable<Events>[],
  posts: readonly Insertable<BlogPosts>[],
): Pick<DemoClub, "events" | "posts"> {
  const shown = new Set<unknown>([...liveStatuses, "completed"]);
  return {
    events: events
      .filter(({ status }) => shown.has(status))
      .map(({ id, created_at: announced, starts_at: starts }) => ({
        id,
        announcedAt: new Date(String(announced)),
        startsAt: new Date(String(starts)),
      }))
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    posts: posts
      .flatMap(({ id, slug, status, published_at: published }) =>
        status === "published" ? [{ id, slug, publishedAt: new Date(String(published)) }] : [],
      )
      .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
  };
}

/** Stores the campaigns, and lets the product's own queries compute their results. */
export async function insertCampaigns(
  trx: Db,
  club: DemoClub,
  writeMail: WriteDemoMail,
): Promise<void> {
  const all = [];
  for (const [index, demo] of demoCampaigns.entries()) {
    const planned = planCampaign(demo, index, club);
    const { sentAt, content } = planned;
    if (sentAt === null) {
      all.push(draftRows(planned));
      continue;
    }
    // One after the other, because they share the transaction's connection.
    const mail = await writeMail(trx, content, sentAt);
    all.push(sentRows(planned, { sentAt, mail, club }));
  }
  await trx
    .insertInto("campaigns")
    .values(all.map(({ campaign }) => campaign))
    .execute();
  await trx
    .insertInto("campaign_links")
    .values(all.flatMap(({ links }) => links))
    .execute();
  await trx
    .insertInto("campaign_recipients")
    .values(all.flatMap(({ recipients }) => recipients))
    .execute();
  await trx
    .insertInto("campaign_clicks")
    .values(all.flatMap(({ clicks }) => clicks))
    .execute();
  await trx
    .insertInto("campaign_ticket_clicks")
    .values(all.flatMap(({ ticketClicks }) => ticketClicks))
    .execute();
  await countVisits(trx);
  await sql`
    update subscribers set total_emails_sent = total_emails_sent + sent.mails
    from (
      select subscriber_id, count(*) as mails from campaign_recipients
      where state = 'sent' group by subscriber_id
    ) as sent
    where sent.subscriber_id = subscribers.id
  `.execute(trx);
  await rateSubscribers(
    trx,
    club.subscribers.map(({ id }) => id),
  );
}

/**
 * In the week after a campaign, most of the newsletter's visits to its parties came from it. Clicks
 * of campaigns from before visits were counted stay as they are.
 */
async function countVisits(trx: Db): Promise<void> {
  await sql`
    insert into event_daily_campaigns (event_id, day, campaign_id, channel, views, clicks)
    select visits.event_id, visits.day, shown.campaign_id, 'newsletter',
      visits.views * 6 / 10 / count(*) over party, visits.clicks * 6 / 10 / count(*) over party
    from (select distinct campaign_id, event_id from campaign_links) as shown
    join campaigns on campaigns.id = shown.campaign_id
    join event_daily_channels as visits
      on visits.event_id = shown.event_id and visits.channel = 'newsletter'
        and visits.day between campaigns.started_at::date and campaigns.started_at::date + 6
    window party as (partition by visits.event_id, visits.day)
  `.execute(trx);
  await sql`
    insert into campaign_ticket_clicks (campaign_id, event_id, clicks)
    select campaign_id, event_id, sum(clicks) from event_daily_campaigns group by 1, 2
    on conflict (campaign_id, event_id) do update set clicks = excluded.clicks
  `.execute(trx);
}
