import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Of the mails last sent or given up: how many there are, and how many were given up. */
export async function countLatestErrors(
  db: Db,
  campaignId: string,
  { latest }: { latest: number },
): Promise<{ tried: number; failed: number }> {
  const { rows } = await sql<{ tried: number; failed: number }>`
    select count(*) as tried, count(*) filter (where state = 'failed') as failed
    from (
      select state from campaign_recipients
      where campaign_id = ${campaignId} and state in ('sent', 'failed')
        and settled_at >= coalesce(
          (select resumed_at from campaigns where id = ${campaignId}), '-infinity'
        )
      order by settled_at desc
      limit ${latest}
    ) as last
  `.execute(db);
  return rows[0] ?? { tried: 0, failed: 0 };
}

/**
 * Of the campaign's latest mails since it was resumed: how many went to the domain, and at how many
 * of those its provider rejected the sender or the content.
 */
export async function countRejected(
  db: Db,
  campaignId: string,
  { domain, latest }: { domain: string; latest: number },
): Promise<{ tried: number; rejected: number }> {
  const { rows } = await sql<{ tried: number; rejected: number }>`
    select count(*) as tried, count(*) filter (where blocked) as rejected
    from (
      select domain, blocked from campaign_recipients
      where campaign_id = ${campaignId} and state in ('sent', 'failed')
        and settled_at >= coalesce(
          (select resumed_at from campaigns where id = ${campaignId}), '-infinity'
        )
      order by settled_at desc
      limit ${latest}
    ) as last
    where domain = ${domain}
  `.execute(db);
  return rows[0] ?? { tried: 0, rejected: 0 };
}
