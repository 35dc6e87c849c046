import { sql } from "kysely";
import type { Db } from "../../client.ts";
import { inTransaction } from "../../transactions.ts";
import {
  type AdminSubscriberRow,
  type SubscriberFilter,
  selectSubscribers,
  isIndexed,
  subscriberConditions,
} from "./admin-subscribers.ts";

interface Slice {
  limit: number;
  offset: number;
}

interface Found {
  rows: AdminSubscriberRow[];
  /** Number of matches, counted up to `cap`. */
  total: number;
  /** There are more than `cap`, which no page shows. */
  capped: boolean;
}

/** Newest rows read by the first look, in about 4 ms. */
const firstLook = 10_000;
/** How much longer a walk may take than the first look suggests. */
const walkMargin = 1.3;
/** Max rows a walk reads, in about 30 ms: the index is quicker than a longer walk. */
const longestWalk = 100_000;
/** Max rows read in a search for punctuation only: no index helps, and there are rarely matches. */
const longestWalkForSigns = 50_000;
const samplePercent = 1;
/** Safety factor for the start found by a sample, because pages of a table differ. */
const sampleMargin = 3;

/**
 * Searches subscribers, latest first. PostgreSQL can't guess how many rows contain a word, and
 * either of its plans is slow after a wrong guess: walking from the newest in search of a rare
 * word, or collecting and sorting all matches of a frequent one. So a look at the newest, and then
 * at a sample, chooses the plan.
 */
export function searchSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { limit, offset, cap }: Slice & { cap: number },
): Promise<Found> {
  return inTransaction(db, async (trx) => {
    // Compiling such a small query takes longer than running it.
    await set(trx, { jit: "off" });
    const found = await findNewest(trx, filter, cap + 1);
    const rows = await inOrder(trx, found.slice(0, cap).slice(offset, offset + limit));
    return { rows, total: Math.min(found.length, cap), capped: found.length > cap };
  });
}

/** Finds the ids of the latest matches, latest first. */
async function findNewest(trx: Db, filter: SubscriberFilter, limit: number): Promise<string[]> {
  if (!isIndexed(filter)) {
    return findByWalking(trx, filter, { rows: longestWalkForSigns, limit });
  }
  const seen = await findByWalking(trx, filter, { rows: firstLook, limit });
  if (seen.length === limit) return seen;
  const rows = Math.ceil((firstLook * walkMargin * limit) / seen.length);
  if (rows <= longestWalk) {
    const walked = await findByWalking(trx, filter, { rows, limit });
    if (walked.length === limit) return walked;
  }
  // Leaves the planner only the word index; workers take longer to start than they save.
  await set(trx, {
    enable_seqscan: "off",
    enable_indexscan: "off",
    max_parallel_workers_per_gather: "0",
  });
  const since = await findLikelyStart(trx, filter, limit);
  const found = since && (await findByIndex(trx, filter, { since, limit }));
  return found?.length === limit ? found : findByIndex(trx, filter, { limit });
}

/** Walks from the latest on and returns matching ids in that order, at most `limit`. */
async function findByWalking(
  trx: Db,
  { status, search }: SubscriberFilter,
  { rows, limit }: { rows: number; limit: number },
): Promise<string[]> {
  const found = await trx
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

/**
 * The day since which, by a sample, there are more than enough matches. Undefined if there are few
 * at all.
 */
async function findLikelyStart(
  trx: Db,
  filter: SubscriberFilter,
  wanted: number,
): Promise<Date | undefined> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from all_subscribers as subscribers tablesample system (${samplePercent})
    where deleted_at is null and ${sql.join(subscriberConditions(filter), sql` and `)}
    order by created_at desc
    offset ${Math.ceil((wanted * sampleMargin * samplePercent) / 100)} limit 1
  `.execute(trx);
  return rows[0]?.created_at;
}

/** Collects matches with the trigram index, all or since a day, and sorts them, latest first. */
async function findByIndex(
  trx: Db,
  filter: SubscriberFilter,
  { since, limit }: { since?: Date; limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom("subscribers")
    .select("id")
    .where((eb) => eb.and(subscriberConditions(filter)))
    .$if(since !== undefined, (query) => query.where(isSince(since ?? new Date(0))))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * A range whose ends the planner can't see, so that it assumes a narrow one and combines the
 * indexes of words and days. If it saw that the day is long ago, it would read every match instead,
 * even 100,000 older ones.
 */
function isSince(day: Date) {
  return sql<boolean>`created_at >= (select ${day}::timestamptz)
    and created_at <= (select 'infinity'::timestamptz)`;
}

function inOrder(db: Db, ids: readonly string[]) {
  return selectSubscribers(db)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Changes PostgreSQL settings until the transaction ends. */
async function set(trx: Db, settings: Record<string, string>): Promise<void> {
  const each = Object.entries(settings).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  );
  await sql`select ${sql.join(each)}`.execute(trx);
}
