import { type Kysely, sql } from "kysely";

/**
 * Views and clicks by the campaign they came from, with their day and channel, so that figures can
 * be crossed. `campaign_ticket_clicks` has no days, so earlier ones stay without a campaign.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_daily_campaigns (
      event_id uuid not null references all_events on delete cascade,
      -- Where the event takes place, as in event_daily_counts.
      day date not null,
      campaign_id uuid not null references all_campaigns on delete cascade,
      channel channel,
      views integer not null default 0,
      clicks integer not null default 0,
      unique nulls not distinct (event_id, day, campaign_id, channel)
    );
    create index event_daily_campaigns_day on event_daily_campaigns (day);
    create index event_daily_campaigns_campaign on event_daily_campaigns (campaign_id);
  `.execute(db);
}
