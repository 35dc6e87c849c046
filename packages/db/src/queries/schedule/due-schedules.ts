import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** Events, posts, pages and texts of the site whose scheduled publication or taking down is due. */

export interface DueSchedule {
  kind: "event" | "post" | "page" | "texts";
  id: string;
}

/** The drafts of texts that are due are published together. */
const allTextsId = "00000000-0000-0000-0000-000000000000";

/** Longest due first, without the trash and the ids in `except`. */
export async function listDueSchedules(
  db: Db,
  now: Date,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<readonly DueSchedule[]> {
  const { rows } = await sql<DueSchedule>`
    select kind, id from (
      select 'event' as kind, id, least(publish_at, take_down_at) as at from events
      where publish_at <= ${now} or take_down_at <= ${now}
      union all
      select 'post', id, least(publish_at, take_down_at) from blog_posts
      where publish_at <= ${now} or take_down_at <= ${now}
      union all
      select 'page', id, least(publish_at, take_down_at) from pages
      where publish_at <= ${now} or take_down_at <= ${now}
      union all
      select 'texts', ${allTextsId}::uuid, min(publish_at) from site_texts
      where publish_at <= ${now} having count(*) > 0
    ) as due
    where id <> all (${except}::uuid[])
    order by at, id limit ${limit}
  `.execute(db);
  return rows;
}

/** The next scheduled time; undefined: nothing is scheduled. It may be in the past. */
export async function findNextScheduledTime(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(publish_at) from events), (select min(take_down_at) from events),
      (select min(publish_at) from blog_posts), (select min(take_down_at) from blog_posts),
      (select min(publish_at) from pages), (select min(take_down_at) from pages),
      (select min(publish_at) from site_texts)
    ) as at
  `.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Items in the trash at their scheduled time aren't published after they are restored. */
export async function dropSchedulesOfTrash(db: Db, now: Date): Promise<void> {
  for (const table of ["all_events", "all_blog_posts", "all_pages"] as const) {
    await db
      .updateTable(table)
      .set({ publish_at: null })
      .where("deleted_at", "is not", null)
      .where("publish_at", "<=", now)
      .execute();
  }
}
