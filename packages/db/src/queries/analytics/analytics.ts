import type { Channel } from "@before-ten/contracts/analytics/channel";
import type { DisruptionKind } from "@before-ten/contracts/events/disruption";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface Visits {
  views: number;
  clicks: number;
}

export interface DayFigures extends Visits {
  day: string;
  new_subscribers: number;
}

export interface EventFigures extends Visits {
  id: string;
  event_name: string;
  country: string;
  disruption: DisruptionKind | null;
}

/** The first and the last day, inclusive, as `YYYY-MM-DD`. */
interface Span {
  from: string;
  to: string;
}

/** Lists the time zones of all events, without duplicates. */
export async function listEventTimeZones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("events").select("time_zone").distinct().execute();
  return rows.map(({ time_zone: timeZone }) => timeZone);
}

/** Lists every day of the span, oldest first, including days without visits. */
export async function listDayFigures(db: Db, { from, to }: Span): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select
      to_char(calendar.day, 'YYYY-MM-DD') as day,
      coalesce(visits.views, 0)::int8 as views,
      coalesce(visits.clicks, 0)::int8 as clicks,
      coalesce(arrivals.people, 0)::int8 as new_subscribers
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
    left join (
      select day, sum(views) as views, sum(clicks) as clicks
      from event_daily_counts
      where day between ${from} and ${to}
      group by day
    ) as visits on visits.day = calendar.day::date
    left join (
      select day, sum(people) as people
      from subscriber_counts
      where day between ${from} and ${to}
      group by day
    ) as arrivals on arrivals.day = calendar.day::date
    order by calendar.day
  `.execute(db);
  return rows;
}

/** Most viewed first, without drafts, which have no views. */
export function listEventFigures(
  db: Db,
  { from, to }: Span,
  limit: number,
): Promise<EventFigures[]> {
  return db
    .selectFrom("event_daily_counts")
    .innerJoin("events", "events.id", "event_daily_counts.event_id")
    .select((eb) => [
      "events.id",
      "events.event_name",
      "events.country",
      "events.disruption",
      eb.fn.sum<number>("event_daily_counts.views").as("views"),
      eb.fn.sum<number>("event_daily_counts.clicks").as("clicks"),
    ])
    .where("event_daily_counts.day", ">=", from)
    .where("event_daily_counts.day", "<=", to)
    .groupBy(["events.id", "events.event_name", "events.country", "events.disruption"])
    .orderBy("views", "desc")
    .orderBy("events.id")
    .limit(limit)
    .execute();
}

/** Lists countries, most viewed first. */
export function listCountryFigures(
  db: Db,
  { from, to }: Span,
): Promise<(Visits & { country: string })[]> {
  return db
    .selectFrom("event_daily_counts")
    .innerJoin("events", "events.id", "event_daily_counts.event_id")
    .select((eb) => [
      "events.country",
      eb.fn.sum<number>("event_daily_counts.views").as("views"),
      eb.fn.sum<number>("event_daily_counts.clicks").as("clicks"),
    ])
    .where("event_daily_counts.day", ">=", from)
    .where("event_daily_counts.day", "<=", to)
    .groupBy("events.country")
    .orderBy("views", "desc")
    .orderBy("events.country")
    .execute();
}

/** Lists the channels visitors came by, most views first. */
export function listChannelFigures(
  db: Db,
  { from, to }: Span,
): Promise<(Visits & { channel: Channel })[]> {
  return db
    .selectFrom("event_daily_channels")
    .select((eb) => [
      "channel",
      eb.fn.sum<number>("views").as("views"),
      eb.fn.sum<number>("clicks").as("clicks"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("channel")
    .orderBy("views", "desc")
    .orderBy("channel")
    .execute();
}

/** The first day with known channels; null if there is none. */
export async function findFirstChannelDay(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom("event_daily_channels")
    .select((eb) => eb.fn.min<string | null>("day").as("day"))
    .executeTakeFirstOrThrow();
  return day;
}
