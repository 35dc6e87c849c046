import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { sql } from "kysely";
import type { Db } from "../../client.ts";

/** What a bulk action on subscribers replaces, and how to undo it. */

/** The subscribers by their status. */
export async function readStatuses(
  trx: Db,
  ids: readonly string[],
): Promise<{ status: SubscriberStatus; ids: string[] }[]> {
  const { rows } = await sql<{ status: SubscriberStatus; ids: string[] }>`
    select status, array_agg(id) as ids from subscribers where id = any(${ids}::uuid[])
    group by status
  `.execute(trx);
  return rows;
}

/** Locks those who still have the status, in the order of their ids, until the transaction ends. */
export async function lockSubscribersIn(
  trx: Db,
  ids: readonly string[],
  status: SubscriberStatus,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscribers where id = any(${ids}::uuid[]) and status = ${status}
    order by id for update
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Grouped by the tags each would get: those with room for a tag they don't have yet. */
export async function readMissingTags(
  trx: Db,
  ids: readonly string[],
  { tags, most }: { tags: readonly string[]; most: number },
): Promise<{ tags: string[]; ids: string[] }[]> {
  const { rows } = await sql<{ tags: string[]; ids: string[] }>`
    select missing as tags, array_agg(id) as ids
    from (
      select id, (array(
        select tag from unnest(${tags}::text[]) with ordinality as added (tag, place)
        where tag <> all (subscribers.tags) order by place
      ))[:${most}::int - cardinality(subscribers.tags)] as missing
      from subscribers where id = any(${ids}::uuid[])
    ) as each
    where missing <> '{}'
    group by missing
  `.execute(trx);
  return rows;
}

/** Returns how many had one of them. */
export async function removeTagsFrom(
  trx: Db,
  ids: readonly string[],
  { tags, at }: { tags: readonly string[]; at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with locked as (
      select id from subscribers where id = any(${ids}::uuid[]) and tags && ${tags}::text[]
      order by id for update
    )
    update subscribers
    set tags = array(
        select tag from unnest(subscribers.tags) with ordinality as present (tag, place)
        where tag <> all (${tags}::text[]) order by place
      ), updated_at = ${at}
    from locked where subscribers.id = locked.id
  `.execute(trx);
  return Number(numAffectedRows);
}
