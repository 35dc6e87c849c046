import { engagementCampaigns } from "@before-ten/contracts/campaigns/rules";
import { type NotNull, sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";

/**
 * A subscriber's engagement: the share of their recent campaigns with a click by a person. Only
 * delivered mails count. This is the only place that computes it.
 */

/**
 * Computes the engagement of these subscribers, and how many campaigns in a row soft-bounced,
 * without those whose sender or content was rejected. Locks the rows first, in the order of their
 * ids, so that concurrent clicks are included and deadlocks can't occur.
 */
export async function rateSubscribers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    await sql`
      select from all_subscribers where id = any(${ids}::uuid[]) order by id for update
    `.execute(trx);
    await sql`
      with rated as (
        select person.id, got.campaigns, got.rate, returned.mails
        from all_subscribers as person
        cross join lateral (
          select
            count(*) as campaigns,
            coalesce(round(100.0 * count(clicked_at) / nullif(count(*), 0), 2), 0) as rate
          from (
            select clicked_at from campaign_recipients
            where subscriber_id = person.id and state = 'sent' and bounced is null
            order by sent_at desc
            limit ${engagementCampaigns}
          ) as latest
        ) as got
        cross join lateral (
          select count(*) as mails from campaign_recipients
          where subscriber_id = person.id and state = 'sent' and bounced = 'soft' and not blocked
            and sent_at >= person.consented_at
            and sent_at > coalesce(
              (
                select arrived.sent_at from campaign_recipients as arrived
                where arrived.subscriber_id = person.id and arrived.state = 'sent'
                  and arrived.bounced is null
                order by arrived.sent_at desc
                limit 1
              ),
              '-infinity'
            )
        ) as returned
        where person.id = any(${ids}::uuid[])
      )
      update all_subscribers
      set engagement_rate = rated.rate,
        rated_campaigns = rated.campaigns,
        soft_bounces = rated.mails
      from rated
      where all_subscribers.id = rated.id
        and (all_subscribers.engagement_rate, all_subscribers.rated_campaigns,
          all_subscribers.soft_bounces)
          is distinct from (rated.rate, rated.campaigns::smallint, rated.mails::integer)
    `.execute(trx);
  });
}

/** Finished campaigns whose recipients' engagement isn't computed yet. */
export async function listUnratedCampaigns(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("campaigns")
    .select("id")
    .where("finished_at", "is not", null)
    .where("rated_at", "is", null)
    .orderBy("finished_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** Its recipients in the order of their ids; the next ones come after the last. */
export async function listCampaignSubscribers(
  db: Db,
  campaignId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("campaign_recipients")
    .select("subscriber_id as id")
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "sent")
    .where("subscriber_id", "is not", null)
    .$narrowType<{ id: NotNull }>()
    .$if(after !== undefined, (query) => query.where("subscriber_id", ">", after ?? ""))
    .orderBy("subscriber_id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteCampaignRated(db: Db, campaignId: string, at: Date): Promise<void> {
  await db.updateTable("campaigns").set({ rated_at: at }).where("id", "=", campaignId).execute();
}
