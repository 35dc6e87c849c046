import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Counts subscribers without reading them: triggers maintain `subscriber_counts`. */

const dayMs = 86_400_000;

/** Reads the figures as of `now`; days begin at midnight UTC. */
export async function readOverview(db: Db, { now, days }: { now: Date; days: number }) {
  const since = new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const { rows } = await sql<{
    total: number;
    unsubscribed: number;
    today: number;
    recent: number;
    engagement: string;
    rated: number;
  }>`
    select
      coalesce(sum(people), 0)::int8 as total,
      coalesce(sum(people) filter (where status = 'unsubscribed'), 0)::int8 as unsubscribed,
      coalesce(sum(people) filter (where day = ${now.toISOString().slice(0, 10)}), 0)::int8 as today,
      coalesce(sum(people) filter (where day >= ${since}), 0)::int8 as recent,
      coalesce(
        round(
          sum(engagement) filter (where status = 'active')
            / nullif(sum(rated) filter (where status = 'active'), 0),
          1
        ),
        0
      ) as engagement,
      coalesce(sum(rated) filter (where status = 'active'), 0)::int8 as rated
    from subscriber_counts
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("An aggregate without a row");
  return row;
}

export interface PageStart {
  total: number;
  /** Subscribers created before this instant come next. */
  before: Date;
  /** Rows to skip after that. */
  skip: number;
}

/**
 * The position of the subscriber at this offset, latest first: a deep page skips whole days without
 * reading them.
 */
export async function findPageStart(
  db: Db,
  status: SubscriberStatus | undefined,
  offset: number,
): Promise<PageStart> {
  const { rows } = await sql<{ total: number; before: Date | null; skip: number | null }>`
    with days as (
      select day, sum(people) as people from subscriber_counts
      where ${status ?? null}::subscriber_status is null or status = ${status ?? null}
      group by day
    ), running as (
      select day, people, sum(people) over (order by day desc) - people as earlier from days
    ), start as (
      select day, earlier from running where earlier <= ${offset} and ${offset} < earlier + people
    )
    select
      coalesce((select sum(people) from days), 0)::int8 as total,
      (select (day + 1)::timestamp at time zone 'UTC' from start) as before,
      (select ${offset}::int8 - earlier from start)::int8 as skip
  `.execute(db);
  const { total = 0, before = null, skip = null } = rows[0] ?? {};
  // Past the end: an empty page.
  if (before === null || skip === null) return { total, before: new Date(0), skip: 0 };
  return { total, before, skip };
}

/**
 * Sums up what writers added. Writers may continue meanwhile; a second process finds the rows
 * taken.
 */
export async function mergeSubscriberCounts(db: Db): Promise<void> {
  await sql`
    with taken as (
      delete from subscriber_counts returning day, status, people, engagement, rated
    )
    insert into subscriber_counts (day, status, people, engagement, rated)
    select day, status, sum(people), sum(engagement), sum(rated) from taken group by day, status
    having sum(people) <> 0 or sum(engagement) <> 0 or sum(rated) <> 0
  `.execute(db);
}
