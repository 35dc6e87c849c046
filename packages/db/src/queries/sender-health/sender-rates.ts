import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Campaigns that started since then, the latest first. */
export function listStartedCampaigns(db: Db, since: Date) {
  return db
    .selectFrom("campaigns")
    .select(["id", "subject"])
    .where("started_at", ">=", since)
    .orderBy("started_at", "desc")
    .execute();
}

interface ProviderFigures {
  provider: string;
  tried: number;
  bounced: number;
  complained: number;
}

/**
 * A campaign's mails by the provider of their readers; small domains are their own. An address is
 * refused for good at once, or by a report.
 */
export async function listProviderFigures(db: Db, campaignId: string): Promise<ProviderFigures[]> {
  const { rows } = await sql<ProviderFigures>`
    select
      case
        when domain in ('gmail.com', 'googlemail.com') then 'Gmail'
        when domain ~ '^(hotmail|live|msn|outlook)[.]' then 'Outlook'
        when domain ~ '^(aol|rocketmail|yahoo|ymail)[.]' then 'Yahoo'
        when domain in ('icloud.com', 'mac.com', 'me.com') then 'iCloud'
        else domain
      end as provider,
      count(*) as tried,
      count(*) filter (
        where bounced = 'hard' or (state = 'failed' and not blocked and error ~ ' 5[0-9][0-9]$')
      ) as bounced,
      count(complained_at) as complained
    from campaign_recipients
    where campaign_id = ${campaignId} and state in ('sent', 'failed')
    group by provider
  `.execute(db);
  return rows;
}
