import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../client.ts";

/**
 * A failed sign-in. Stores which account it was for, but not what was typed. Takes the same time
 * for known and unknown addresses.
 */
export async function storeFailedSignIn(db: Db, email: string): Promise<void> {
  await sql`
    with account as (select id from users where email = ${email})
    select store_security_event('sign-in-failed', (select id from account))
  `.execute(db);
}

export interface SecurityEventFilter {
  event?: string | undefined;
  actor?: string | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

export type SecurityEventRow = Awaited<ReturnType<typeof listSecurityEvents>>[number];

/** Latest first. */
export function listSecurityEvents(
  db: Db,
  filter: SecurityEventFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom("security_events as event")
    .leftJoin("users as account", "account.id", "event.user_id")
    .leftJoin("history_actors as actor", (join) =>
      join.onRef("actor.kind", "=", "event.actor_kind").onRef("actor.id", "=", "event.actor_id"),
    )
    .select([
      "event.id",
      "event.at",
      "event.kind",
      "event.actor_kind",
      "event.actor_id",
      "actor.name as actor_name",
      "event.via",
      "event.client",
      "event.user_id",
      "account.name as user_name",
      "event.key_id",
      "event.key_name",
    ])
    .where((eb) => eb.and(conditionsOf(filter)))
    .orderBy("event.position", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts up to `cap`. */
export async function countSecurityEvents(
  db: Db,
  filter: SecurityEventFilter,
  cap: number,
): Promise<number> {
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("security_events as event")
        .select("event.id")
        .where((where) => where.and(conditionsOf(filter)))
        .limit(cap)
        .as("counted"),
    )
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function deleteSecurityEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("security_events").where("at", "<", before).execute();
}

function conditionsOf({ event, actor, userId, from, until }: SecurityEventFilter) {
  const conditions: Expression<SqlBool>[] = [];
  if (event !== undefined) conditions.push(sql<boolean>`event.kind = ${event}`);
  if (actor !== undefined) conditions.push(sql<boolean>`event.actor_kind = ${actor}`);
  if (userId !== undefined) conditions.push(sql<boolean>`event.user_id::text = ${userId}`);
  if (from !== undefined) conditions.push(sql<boolean>`event.at >= ${from}`);
  if (until !== undefined) conditions.push(sql<boolean>`event.at < ${until}`);
  return conditions;
}
