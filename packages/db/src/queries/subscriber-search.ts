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
export async function searchSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { limit, offset, cap }: Slice & { cap: number },
): Promise<Found> {
  const wanted = Math.max(0, Math.min(limit, cap - offset));
  const seen = await findAmongNewest(db, filter, { rows: firstLook, limit: cap + 1 });
  const isFrequent = seen.length > frequentShare * firstLook || !isIndexed(filter);
  const walked =
    isFrequent && seen.length <= cap
      ? await findAmongNewest(db, filter, { rows: Number.MAX_SAFE_INTEGER, limit: cap + 1 })
      : seen;
  if (isFrequent) {
    const ids = walked.slice(offset, offset + wanted);
    const total = Math.min(walked.length, cap);
    return { rows: await inOrder(db, ids), total, capped: walked.length > cap };
  }
  const found = await findByIndex(db, filter, { limit: cap + 1 });
  const capped = found.length > cap;
  const total = Math.min(found.length, cap);
  if (!capped)
    return { rows: await inOrder(db, found.slice(offset, offset + wanted)), total, capped };
  const ids =
    offset + wanted <= seen.length
      ? seen.slice(offset, offset + wanted)
      : await findPageByIndex(db, filter, { limit: wanted, offset });
  return { rows: await inOrder(db, ids), total, capped };
}

/** In order. The walk ends as soon as `limit` are found. */
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
function findByIndex(
  db: Db,
  filter: SubscriberFilter,
  { limit }: { limit: number },
): Promise<string[]> {
  return onlyByIndex(db, async (trx) => {
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
  });
}

/** In order: collects and sorts every match. */
function findPageByIndex(
  db: Db,
  filter: SubscriberFilter,
  { limit, offset }: Slice,
): Promise<string[]> {
  return onlyByIndex(db, async (trx) => {
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
  });
}

/** Leaves the planner nothing but the index; and compiling such a small query takes longer than running it. */
function onlyByIndex<Result>(db: Db, run: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select
      set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true),
      set_config('jit', 'off', true)`.execute(trx);
    return run(trx);
  });
}

function inOrder(db: Db, ids: readonly string[]) {
  return selectSubscribers(db)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
