import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { type RawBuilder, sql } from "kysely";
import { outsideReach } from "../../actor.ts";
import type { Db } from "../../client.ts";
import { countByMarks, eventsIn } from "./segment-marks.ts";

/** Which subscribers a campaign is sent to. */

type Condition = RawBuilder<boolean>;

const dayMs = 86_400_000;

/**
 * A condition on a row of `subscribers`: active, wants the topic, isn't paused at `at`, and meets
 * all the segment's demands. Subscribers who chose no topics, or no countries, want them all.
 */
export function inSegment(audience: CampaignAudience, at: Date): Condition {
  return allOf([fulfils(audience), hasNoPause(at)]);
}

/** Counts them all, exactly, without reading them. */
export async function countSegment(db: Db, audience: CampaignAudience, at: Date): Promise<number> {
  return outsideReach(() => countByMarks(db, audience, { fulfils: fulfils(audience), at }));
}

/** Whether it goes only to readers of the caller's places. */
export async function isSegmentInReach(db: Db, segment: CampaignSegment): Promise<boolean> {
  const { rows } = await sql<{ isInReach: boolean | null }>`
    select coalesce(current_setting('reach.countries', true), '') = ''
      or segment_in_reach(${JSON.stringify(segment)}::jsonb) as "isInReach"`.execute(db);
  return rows[0]?.isInReach === true;
}

interface SegmentMember {
  id: string;
  /** The domain of their address. */
  domain: string;
  /** The countries they are interested in, their own first; none: all. */
  countries: string[];
}

/** Lists the next `limit` of them after `afterId`, in the order of ids. */
export function listSegment(
  db: Db,
  audience: CampaignAudience,
  at: Date,
  { afterId, limit }: { afterId?: string | null; limit: number },
): Promise<SegmentMember[]> {
  return db
    .selectFrom("subscribers")
    .select(["id", "countries", sql<string>`substring(email from '[^@]*$')`.as("domain")])
    .where(inSegment(audience, at))
    .$if(typeof afterId === "string", (query) => query.where("id", ">", afterId ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
}

function hasNoPause(at: Date): Condition {
  return sql`(subscribers.paused_until is null or subscribers.paused_until <= ${at})`;
}

/** The part that doesn't depend on the time. */
function fulfils({ topic, segment }: CampaignAudience): Condition {
  const { countries, onlyWithCountry, sources, tags, preference, engagement } = segment;
  const { subscribedFrom, subscribedUntil, cities, clickedTickets } = segment;
  return allOf([
    sql`subscribers.status = 'active'`,
    sql`(subscribers.topics = '{}' or subscribers.topics @> array[${topic}]::text[])`,
    onlyWithCountry === true && sql`subscribers.countries <> '{}'`,
    countries &&
      sql`(subscribers.countries = '{}' or subscribers.countries && ${countries}::text[])`,
    cities && hasClicked(sql`link.event_id = any(array(${eventsIn(cities)}))`),
    clickedTickets &&
      hasClicked(sql`link.is_ticket_link and link.event_id = any(${clickedTickets}::uuid[])`),
    sources && sql`coalesce(subscribers.utm_params ->> 'source', '') = any(${sources}::text[])`,
    tags && sql`subscribers.tags && ${tags}::text[]`,
    preference &&
      sql`subscribers.preferences @> ${JSON.stringify({ [preference.name]: preference.value })}::jsonb`,
    subscribedFrom && sql`subscribers.created_at >= ${startOf(subscribedFrom)}`,
    subscribedUntil &&
      sql`subscribers.created_at < ${new Date(startOf(subscribedUntil).getTime() + dayMs)}`,
    engagement && hasEngagement(engagement),
  ]);
}

function hasEngagement(engagement: NonNullable<CampaignSegment["engagement"]>): Condition {
  if (engagement === "unknown") return sql`subscribers.rated_campaigns = 0`;
  const clicks = engagement === "engaged" ? sql`> 0` : sql`= 0`;
  return sql`(subscribers.rated_campaigns > 0 and subscribers.engagement_rate ${clicks})`;
}

/** A person clicked such a link in one of the mails to this subscriber. */
function hasClicked(isWanted: Condition): Condition {
  return sql`exists (
    select from campaign_recipients as mail
    join campaign_clicks as click on click.recipient_id = mail.id and not click.is_scanner
    join campaign_links as link
      on link.campaign_id = click.campaign_id and link.number = click.link_number
    where mail.subscriber_id = subscribers.id and mail.clicked_at is not null and ${isWanted}
  )`;
}

function allOf(conditions: readonly (Condition | "" | false | undefined)[]): Condition {
  const named = conditions.filter(
    (condition) => condition !== undefined && condition !== "" && condition !== false,
  );
  return sql`(${sql.join(named, sql` and `)})`;
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
