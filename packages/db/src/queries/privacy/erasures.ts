import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { countRows } from "../shared/count-rows.ts";

/** Receipts of erasures. */

export type ErasureRecord = Awaited<ReturnType<typeof listErasures>>["rows"][number];

export async function insertErasure(
  trx: Db,
  erasure: {
    id: string;
    addressHash: string;
    removed: Record<string, number>;
    author: { id: string; name: string };
    at: Date;
  },
): Promise<void> {
  await trx
    .insertInto("erasures")
    .values({
      id: erasure.id,
      address_hash: erasure.addressHash,
      removed: JSON.stringify(erasure.removed),
      author_id: erasure.author.id,
      author_name: erasure.author.name,
      created_at: erasure.at,
    })
    .execute();
}

/** Latest first. */
export async function listErasures(
  db: Db,
  { addressHash, limit, offset }: { addressHash?: string; limit: number; offset: number },
) {
  const found = db
    .selectFrom("erasures")
    .$if(addressHash !== undefined, (query) => query.where("address_hash", "=", addressHash ?? ""));
  const total = await countRows(found);
  const rows = await found
    .select(["id", "removed", "author_id", "author_name", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Those of the hashes whose addresses were erased. */
export async function findErasedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("erasures")
    .select("address_hash")
    .distinct()
    .where("address_hash", "=", sql<string>`any(${hashes}::text[])`)
    .execute();
  return new Set(rows.map(({ address_hash }) => address_hash));
}

/** Columns with an author's name next to their id. */
const authored = [
  ["message_replies", "author_id", "author_name"],
  ["subscriber_status_changes", "changed_by", "changed_by_name"],
  ["subscriber_choices", "changed_by", "changed_by_name"],
  ["imports", "author_id", "author_name"],
  ["erasures", "author_id", "author_name"],
  ["all_campaigns", "created_by", "created_by_name"],
  ["all_campaigns", "deleted_by", "deleted_by_name"],
  ["all_events", "deleted_by", "deleted_by_name"],
  ["all_blog_posts", "deleted_by", "deleted_by_name"],
  ["all_pages", "deleted_by", "deleted_by_name"],
  ["all_venues", "deleted_by", "deleted_by_name"],
  ["all_subscribers", "deleted_by", "deleted_by_name"],
] as const;

/**
 * Replaces a former admin's name wherever the records say what they did. Published names, as of a
 * post's author, stay.
 */
export async function replaceAuthor(
  trx: Db,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await sql`
    update event_receipts set said_by = ${name}
    from users as erased
    where erased.id = ${id} and said_by = erased.name
      and not exists (select from users where name = erased.name and id <> erased.id)
  `.execute(trx);
  for (const [table, idColumn, nameColumn] of authored) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(nameColumn)} = ${name} where ${sql.ref(idColumn)} = ${id}
    `.execute(trx);
  }
  await sql`
    update imports set started_as = jsonb_set(started_as, '{name}', to_jsonb(${name}::text))
    where started_as ->> 'id' = ${id}
  `.execute(trx);
  await trx
    .updateTable("history_actors")
    .set({ name })
    .where("kind", "=", "admin")
    .where("id", "=", id)
    .execute();
}
