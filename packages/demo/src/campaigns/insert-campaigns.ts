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
