import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { type EventRow } from "../events/events.ts";
import { isAsAnnounced, isToCome } from "../events/visibility.ts";
import { selectEvents } from "../events/select-events.ts";
import { type AnyPostSummaryRow, selectAnySummaries } from "../posts/posts.ts";
import { visibleToPublic } from "../posts/visibility.ts";

/** The content of a campaign's blocks: only what visitors may see gets into a mail. */

/** Chosen events that one can still go to, unordered. */
export function listChosenEvents(db: Db, now: Date, ids: readonly string[]): Promise<EventRow[]> {
  return selectEvents(db)
    .where("events.id", "=", anyOf(ids))
    .where((eb) => isToCome(eb, now))
    .execute();
}

/**
 * The next parties that haven't begun and take place, soonest first. No countries: everywhere. A
 * reader may see the mail hours later, so one that is on now isn't the next.
 */
export function listNextEvents(
  db: Db,
  now: Date,
  { countries, limit }: { countries: readonly string[]; limit: number },
): Promise<EventRow[]> {
  return selectEvents(db)
    .where((eb) => isToCome(eb, now))
    .where("events.starts_at", ">", now)
    .where(isAsAnnounced)
    .$if(countries.length > 0, (query) => query.where("events.country", "in", countries))
    .orderBy("events.starts_at")
    .orderBy("events.id")
    .limit(limit)
    .execute();
}

/** Chosen posts that are public, unordered. */
export function listChosenPosts(db: Db, ids: readonly string[]): Promise<AnyPostSummaryRow[]> {
  return selectAnySummaries(db)
    .where("blog_posts.id", "=", anyOf(ids))
    .where(visibleToPublic)
    .execute();
}

/** Latest first. */
export function listLatestPosts(
  db: Db,
  { category, limit }: { category: string | undefined; limit: number },
): Promise<AnyPostSummaryRow[]> {
  return selectAnySummaries(db)
    .where(visibleToPublic)
    .$if(category !== undefined, (query) =>
      query.where(sql<boolean>`blog_posts.category = ${category}`),
    )
    .orderBy("blog_posts.published_at", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(limit)
    .execute();
}

/** The names of chosen events and posts, whatever their status: for admins. */
export async function listChosenNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const events = db
    .selectFrom("events")
    .select(["id", "event_name as name"])
    .where("id", "=", anyOf(ids));
  const posts = db
    .selectFrom("blog_posts")
    .select(["id", "title as name"])
    .where("id", "=", anyOf(ids));
  const rows = await events.unionAll(posts).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
