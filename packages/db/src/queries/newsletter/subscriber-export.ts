import type { Db } from "../../client.ts";
import {
  type AdminSubscriberRow,
  type SubscriberFilter,
  selectSubscribers,
  subscriberConditions,
} from "./admin-subscribers.ts";

/** Subscribers per batch. Two batches are in memory at once. */
const batchSize = 1_000;

/**
 * All matching subscribers, in batches, newest id first; a batch without matches is empty, so that
 * a reader can stop. Each batch is a separate statement: a slow or vanished reader holds neither a
 * connection nor a snapshot, as an open cursor would for hours.
 */
export async function* exportSubscribers(
  db: Db,
  filter: SubscriberFilter,
): AsyncGenerator<AdminSubscriberRow[]> {
  let after: string | undefined;
  for (;;) {
    const batch = await readBatch(db, filter, after);
    const last = batch.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield batch.filter(({ matches }) => matches);
  }
}

/**
 * Reads the next `batchSize` subscribers: the matching ones, and the id of the last one, where the
 * next batch begins. It only searches within the batch, so an export's cost grows with the table,
 * however many match.
 */
function readBatch(db: Db, filter: SubscriberFilter, after: string | undefined) {
  return db
    .with(
      (cte) => cte("batch").materialized(),
      (qb) =>
        selectSubscribers(qb)
          .select((eb) => eb.and(subscriberConditions(filter)).as("matches"))
          .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
          .orderBy("id", "desc")
          .limit(batchSize),
    )
    .selectFrom("batch")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb("matches", "=", true),
        eb("id", "=", eb.selectFrom("batch").select("id").orderBy("id").limit(1)),
      ]),
    )
    .orderBy("id", "desc")
    .execute();
}
