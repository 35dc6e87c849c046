import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** When the next mails may leave, for all processes together. */

export interface Pace {
  key: string;
  /** The first free time. */
  freeAt: Date;
  /** Mails that were put off are due one after the other until then. */
  plannedUntil: Date;
}

/** Returns the paces of these keys and locks them until the transaction ends. */
export async function lockPaces(trx: Db, keys: readonly string[], at: Date): Promise<Pace[]> {
  if (keys.length === 0) return [];
  // In a fixed order, so that two processes locking the same keys can't deadlock.
  const { rows } = await sql<Pace>`
    insert into mail_paces (key, free_at, planned_until)
    select key, ${at}, ${at} from unnest(${keys}::text[]) as wanted (key) order by key
    on conflict (key) do update set key = excluded.key
    returning key, free_at as "freeAt", planned_until as "plannedUntil"
  `.execute(trx);
  return rows;
}

export async function updatePaces(trx: Db, paces: readonly Pace[]): Promise<void> {
  await sql`
    update mail_paces set free_at = pace.free_at, planned_until = pace.planned_until
    from unnest(
      ${paces.map(({ key }) => key)}::text[],
      ${paces.map(({ freeAt }) => freeAt)}::timestamptz[],
      ${paces.map(({ plannedUntil }) => plannedUntil)}::timestamptz[]
    ) as pace (key, free_at, planned_until)
    where mail_paces.key = pace.key
  `.execute(trx);
}

/** Deletes paces that are over by then and no longer limit anything. */
export async function deletePastPaces(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom("mail_paces")
    .where("free_at", "<", at)
    .where("planned_until", "<", at)
    .execute();
}
