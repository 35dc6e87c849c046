import { type Kysely, sql } from "kysely";

export const accepted = {
  "writes to campaign_recipients wait while the index campaign_recipients_blocked is made":
    "hardly any row is blocked yet, so the table is read once and the index stays small",
};

/** A campaign pauses when a provider rejects many of its mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table campaigns;
    -- The domain whose provider rejected so many mails that it paused.
    alter table all_campaigns add column rejected_by text;
    select refresh_live_views();
    create index campaign_recipients_blocked on campaign_recipients (campaign_id, domain)
      where blocked
  `.execute(db);
}
