import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

interface Count {
  hits: number;
  resetsAt: Date;
}

/**
 * Counts one more hit, or restarts at one if the window is over. One statement, so that no hit is
 * lost.
 */
export function countHit(
  db: Db,
  now: Date,
  { key, windowMs }: { key: string; windowMs: number },
): Promise<Count> {
  const isOver = sql<boolean>`rate_limits.resets_at not between ${now} and ${meantUntil(now, windowMs)} or rate_limits.resets_at = ${now}`;
  return db
    .insertInto("rate_limits")
    .values({ key, hits: 1, resets_at: new Date(now.getTime() + windowMs) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at as resetsAt"])
    .executeTakeFirstOrThrow();
}

export async function deleteExpiredRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
}

export async function forgetHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Takes the last hit back. */
export async function takeHitBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 0)
    .execute();
}
