import { liveStatuses } from "@before-ten/contracts/events/lifecycle";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { eventClicks } from "../events/admin-events.ts";
import { announcedColumns } from "../events/announced-changes.ts";

export type NextEventRow = Awaited<ReturnType<typeof listNextEvents>>[number];

/** Events that are on now or begin before then, soonest first. Includes cancelled ones. */
export function listNextEvents(
  db: Db,
  now: Date,
  { before, limit }: { before: Date; limit: number },
) {
  return (
    db
      .selectFrom("events")
      .select([
        "events.id",
        "events.event_name",
        "events.country",
        "events.location_label",
        "events.start_time",
        "events.end_time",
        "events.starts_at",
        "events.ends_at",
        "events.time_zone",
        "events.capacity",
        "events.unlimited_capacity",
        "events.registrations",
        "events.availability",
        "events.on_sale_from",
        "events.disruption",
        ...announcedColumns.map((column) => `events.${column}` as const),
        "events.day_notice",
        "events.day_notice_for",
        "events.status",
        eventClicks.as("clicks"),
      ])
      .where("events.status", "in", liveStatuses)
      .where("events.ends_at", ">", now)
      .where("events.starts_at", "<", before)
      // With the plain column PostgreSQL would scan its index past all ended events.
      .orderBy(sql`events.starts_at + interval '0'`)
      .orderBy("events.id")
      .limit(limit)
      .execute()
  );
}

interface Trends {
  views: number;
  views_before: number;
  clicks: number;
  clicks_before: number;
  people: number;
  people_before: number;
}

/**
 * Sums of the days from `from` until `until`, and from `before` until the day before `from`, all as
 * `YYYY-MM-DD`.
 */
export async function readTrends(
  db: Db,
  { before, from, until }: { before: string; from: string; until: string },
): Promise<Trends> {
  const sum = (column: "views" | "clicks" | "people") => sql`
    coalesce(sum(${sql.ref(column)}) filter (where day >= ${from}), 0)::int8
      as ${sql.ref(column)},
    coalesce(sum(${sql.ref(column)}) filter (where day < ${from}), 0)::int8
      as ${sql.ref(`${column}_before`)}`;
  const { rows } = await sql<Trends>`
    select * from
      (select ${sum("views")}, ${sum("clicks")} from event_daily_counts
        where day between ${before} and ${until}) as visits,
      (select ${sum("people")} from subscriber_counts
        where day between ${before} and ${until}) as arrivals
  `.execute(db);
  const [trends] = rows;
  if (trends === undefined) throw new Error("PostgreSQL answered no row of two sums");
  return trends;
}

interface DraftRow {
  kind: "event" | "post";
  id: string;
  title: string;
}

/** Recently changed drafts, latest first. */
export async function listLatestDrafts(db: Db, limit: number): Promise<readonly DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select kind, id, title from (
      select 'event' as kind, id, event_name as title, updated_at from events
      where status = 'draft'
      union all
      select 'post', id, title, updated_at from blog_posts where status = 'draft'
    ) as drafts
    order by updated_at desc, id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countDrafts(db: Db): Promise<{ events: number; posts: number }> {
  const { rows } = await sql<{ events: number; posts: number }>`
    select
      (select count(*) from events where status = 'draft')::int8 as events,
      (select count(*) from blog_posts where status = 'draft')::int8 as posts
  `.execute(db);
  return rows[0] ?? { events: 0, posts: 0 };
}
