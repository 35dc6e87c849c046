import { sql } from "kysely";
import type { Db } from "../client.ts";
import {
  type StaffSubscriberRow,
  type SubscriberFilter,
  selectSubscribers,
  isIndexed,
  subscriberConditions,
} from "./staff-subscribers.ts";

interface Slice {
  limit: number;
  offset: number;
}

interface Found {
  rows: StaffSubscriberRow[];
  /** At most `cap`. */
  total: number;
  /** There are more than `cap`, and no page shows them. */
  capped: boolean;
}

/** How many of the newest are read for a first look: that takes about 4 ms. */
const firstLook = 10_000;
/** From this share on, walking on until there are enough is quicker than collecting all by the index. */
const frequentShare = 0.01;

/**
 * Latest first. PostgreSQL can't guess how many rows contain a word, and either of its plans takes long when it guesses wrong:
 * walking from the newest on in search of a rare word, or collecting and sorting all that have a frequent one. So a first look
 * at the newest decides.
 */
export function searchSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { limit, offset, cap }: Slice & { cap: number },
): Promise<Found> {
  const wanted = Math.max(0, Math.min(limit, cap - offset));
  return db.transaction().execute(async (trx) => {
    // To compile such a small query takes longer than to run it.
    await set(trx, { jit: "off" });
    const seen = await findAmongNewest(trx, filter, { rows: firstLook, limit: cap + 1 });
    if (seen.length > frequentShare * firstLook || !isIndexed(filter)) {
      const found = seen.length > cap ? seen : await findByWalking(trx, filter, cap + 1);
      return answer(found, found.length);
    }
    // Leaves the planner nothing but the index of words.
    await set(trx, { enable_seqscan: "off", enable_indexscan: "off" });
    const found = await findByIndex(trx, filter, cap + 1);
    if (found.length <= cap) return answer(found, found.length);
    if (offset + wanted <= seen.length) return answer(seen, found.length);
    const page = await findPageByIndex(trx, filter, { limit: wanted, offset });
    return { rows: await inOrder(trx, page), total: cap, capped: true };

    async function answer(ids: readonly string[], count: number): Promise<Found> {
      const rows = await inOrder(trx, ids.slice(offset, offset + wanted));
      return { rows, total: Math.min(count, cap), capped: count > cap };
    }
  });
}

/** In order. The walk ends as soon as `limit` are found. */
function findByWalking(trx: Db, filter: SubscriberFilter, limit: number): Promise<string[]> {
  return findAmongNewest(trx, filter, { rows: Number.MAX_SAFE_INTEGER, limit });
}

/** In order. */
async function findAmongNewest(
  db: Db,
  { status, search }: SubscriberFilter,
  { rows, limit }: { rows: number; limit: number },
): Promise<string[]> {
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("subscribers")
        .select(["id", "created_at", "search_text"])
        .$if(status !== undefined, (query) => query.where("status", "=", status ?? "active"))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(rows)
        .as("subscribers"),
    )
    .select("id")
    .where((eb) => eb.and(subscriberConditions({ search })))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** All of them in order, when there are fewer than `limit`; otherwise any `limit`. */
async function findByIndex(trx: Db, filter: SubscriberFilter, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom((eb) =>
      eb
        .selectFrom("subscribers")
        .select(["id", "created_at"])
        .where((where) => where.and(subscriberConditions(filter)))
        .limit(limit)
        .as("matches"),
    )
    .select("id")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/** In order: collects and sorts every match. */
async function findPageByIndex(
  trx: Db,
  filter: SubscriberFilter,
  { limit, offset }: Slice,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("subscribers")
    .select("id")
    .where((eb) => eb.and(subscriberConditions(filter)))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

function inOrder(db: Db, ids: readonly string[]) {
  return selectSubscribers(db)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Until the transaction ends. */
async function set(trx: Db, settings: Record<string, string>): Promise<void> {
  const each = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await sql`select ${sql.join(each)}`.execute(trx);
}
