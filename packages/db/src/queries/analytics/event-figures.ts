import { publicStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import { validate as isUuid } from "uuid";
import type { Db } from "../../client.ts";
import { hasStatus } from "../events/visibility.ts";
import { cityKey } from "./figures.ts";

/** A party with what explains its figures; also before its first visit. */
export async function findFiguresEvent(db: Db, id: string) {
  if (!isUuid(id)) return undefined;
  return selectParties(db)
    .select([
      "events.country",
      "events.starts_at",
      "events.ends_at",
      "events.series_id",
      "events.announced_at",
      "events.price_steps",
      "events.ticket_currency",
      "events.time_zone",
    ])
    .select((eb) => [
      eb
        .selectFrom("event_daily_counts")
        .select((each) => each.fn.min<string | null>("day").as("day"))
        .whereRef("event_id", "=", "events.id")
        .as("first_day"),
      eb
        .selectFrom("event_daily_counts")
        .select((each) => each.fn.max<string | null>("day").as("day"))
        .whereRef("event_id", "=", "events.id")
        .as("last_day"),
    ])
    .where("events.id", "=", id)
    .executeTakeFirst();
}

/** The latest party before it that is over, of its series, or else of its city. */
export function findPartyBefore(
  db: Db,
  now: Date,
  event: { id: string; starts_at: Date; series_id: string | null; city: string },
) {
  const isOfSeries = sql<boolean>`coalesce(events.series_id = ${event.series_id}::uuid, false)`;
  return selectParties(db)
    .where(hasStatus(publicStatuses))
    .where("events.starts_at", "<", event.starts_at)
    .where("events.ends_at", "<=", now)
    .where(sql<boolean>`(${isOfSeries} or ${cityKey()} = ${event.city})`)
    .orderBy(isOfSeries, "desc")
    .orderBy("events.starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function selectParties(db: Db) {
  return db
    .selectFrom("events")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_reviews")
          .select((each) => [
            each.fn.countAll<number>().as("reviews"),
            sql<number | null>`round(avg(score), 1)::float8`.as("score"),
          ])
          .whereRef("event_id", "=", "events.id")
          .as("said"),
      (join) => join.onTrue(),
    )
    .select([
      "events.id",
      "events.event_name",
      "events.start_date",
      "events.registrations",
      "said.reviews",
      "said.score",
    ])
    .select(sql<string>`${cityKey()}`.as("city"));
}

/** Campaigns that led to the party, by the day at the venue on which they began. */
export async function listCampaignDays(
  db: Db,
  { id, time_zone: timeZone }: { id: string; time_zone: string },
): Promise<{ day: string; subject: string }[]> {
  const { rows } = await sql<{ day: string; subject: string }>`
    select to_char(started_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, subject
    from campaigns
    where started_at is not null and exists
      (select from campaign_links where campaign_id = campaigns.id and event_id = ${id})
    order by started_at
  `.execute(db);
  return rows;
}
