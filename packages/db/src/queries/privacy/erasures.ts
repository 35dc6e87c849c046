import { sql } from "kysely";
import type { Db } from "../../client.ts";

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
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
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
