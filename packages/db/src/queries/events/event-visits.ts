import type { Channel } from "@before-ten/contracts/analytics/channel";
import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../client.ts";

interface Visit {
  id: string;
  what: "views" | "clicks";
  /** Counts only if this visitor didn't do the same a moment ago; without it, always. */
  once: VisitorKey | undefined;
  /** Campaign the visitor came from. Unknown ids are ignored. */
  campaignId: string | undefined;
  /** Code of the promoter's link the visitor came through. Unknown ones are ignored. */
  promoterCode?: string | undefined;
  /** Visit channel; undefined if the client didn't send one. */
  channel?: Channel | undefined;
}

interface VisitorKey {
  /** Identifies this visitor's views or clicks of this event. */
  key: string;
  /** The visitor's key under the previous secret; otherwise the same as `key`. */
  earlierKey: string;
  countsAgainAt: Date;
}

/**
 * Adds one to today's count of views or clicks, "today" being the day at the venue. One statement:
 * of concurrent visits in any process, the first takes the visitor's key and the others wait for
 * it. False, and nothing counted, if the event isn't public.
 */
export async function countEventVisit(
  db: Db,
  now: Date,
  { id, what, once, campaignId, promoterCode, channel }: Visit,
): Promise<boolean> {
  const count = sql.ref(what);
  const { rows } = await sql`
    with event as (
      select id, (${now}::timestamptz at time zone time_zone)::date as day
      from events
      where id = ${id} and status in (${sql.join(publicStatuses)})
    ),
    visit as (${once === undefined ? sql`select 1 as key` : takeKey(once, now)}),
    counted as (
      insert into event_daily_counts (event_id, day, ${count})
      select event.id, event.day, 1 from event, visit
      on conflict (event_id, day) do update set ${count} = event_daily_counts.${count} + 1
    ),
    by_channel as (
      insert into event_daily_channels (event_id, day, channel, ${count})
      select event.id, event.day, given.channel, 1
      from event, visit, (select ${channel ?? null}::channel as channel) as given
      where given.channel is not null
      on conflict (event_id, day, channel)
      do update set ${count} = event_daily_channels.${count} + 1
    ),
    from_campaign as (
      select campaigns.id from visit, campaigns
      where campaigns.id = ${campaignId ?? null} and campaigns.started_at is not null
    ),
    by_campaign as (
      insert into event_daily_campaigns (event_id, day, campaign_id, channel, ${count})
      select event.id, event.day, from_campaign.id, ${channel ?? null}::channel, 1
      from event, from_campaign
      on conflict (event_id, day, campaign_id, channel)
      do update set ${count} = event_daily_campaigns.${count} + 1
    ),
    by_promoter as (
      update promoter_links set ${count} = promoter_links.${count} + 1
      from event, visit
      where promoter_links.code = ${promoterCode ?? null} and promoter_links.event_id = event.id
    ),
    attributed as (
      insert into campaign_ticket_clicks (campaign_id, event_id, clicks)
      select from_campaign.id, event.id, 1 from event, from_campaign
      where ${what === "clicks"}::boolean
      on conflict (campaign_id, event_id) do update set clicks = campaign_ticket_clicks.clicks + 1
    )
    select id from event
  `.execute(db);
  return rows.length > 0;
}

function takeKey({ key, earlierKey, countsAgainAt }: VisitorKey, now: Date): RawBuilder<unknown> {
  return sql`
    insert into event_visits (key, counts_again_at)
    select ${key}, ${countsAgainAt}::timestamptz
    from event
    where not exists (
      select from event_visits where key in (${key}, ${earlierKey}) and counts_again_at > ${now}
    )
    on conflict (key) do update set counts_again_at = excluded.counts_again_at
    where event_visits.counts_again_at <= ${now}
    returning key
  `;
}

/** Deletes visits old enough that the visitor's next one counts again. */
export async function deletePastEventVisits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("event_visits").where("counts_again_at", "<=", now).execute();
}

/** Clicks on an event's tickets, of all days. */
export async function countEventClicks(db: Db, eventId: string): Promise<number> {
  const { clicks } = await db
    .selectFrom("event_daily_counts")
    .select((eb) => eb.fn.sum<number | null>("clicks").as("clicks"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return clicks ?? 0;
}
