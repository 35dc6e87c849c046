import { sql } from "kysely";
import type { Db } from "../client.ts";
import { storeSentCampaign } from "./stored-sent-campaign.ts";

interface SentMails {
  sent: number;
  /** Of these, the first ones. */
  complained?: number;
  /** Of these, the last ones. */
  bounced?: number;
}

/** Stores a campaign that went to these domains. */
export async function storeSentMails(
  db: Db,
  { subject, ...campaign }: { subject: string; startedAt?: string },
  domains: Readonly<Record<string, SentMails>>,
): Promise<void> {
  const id = await storeSentCampaign(db, { subject, ...campaign });
  for (const [domain, { sent, complained = 0, bounced = 0 }] of Object.entries(domains)) {
    await sql`
      insert into campaign_recipients
        (id, campaign_id, domain, state, due_at, sent_at, settled_at, complained_at, bounced)
      select gen_random_uuid(), ${id}::uuid, ${domain}, 'sent', now(), now(), now(),
        case when number <= ${complained}::int then now() end,
        case when number > ${sent - bounced}::int then 'hard'::bounce_kind end
      from generate_series(1, ${sent}::int) as number
    `.execute(db);
  }
}
