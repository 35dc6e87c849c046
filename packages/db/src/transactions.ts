import { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { DB as Database } from "./schema.ts";

type Undo = (db: Db) => Promise<void>;

const undosOf = new WeakMap<Db, Undo[]>();

/**
 * Runs `work` in the caller's transaction where there is one, otherwise in one of its own: so a
 * function that needs a transaction can also be a part of a larger one. It commits when the
 * outermost `work` is done, and nothing of it stays when that fails.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return work(db);
  const undos: Undo[] = [];
  try {
    return await db.transaction().execute((trx) => {
      undosOf.set(trx, undos);
      return work(trx);
    });
  } catch (error) {
    // The caller gets the reason for it all, whatever can't be undone.
    for (const undo of undos.toReversed()) await undo(db).catch(() => undefined);
    throw error;
  }
}

/** Runs what only reads: all of it sees the moment of the first statement, whatever is written. */
export function inSnapshot<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);
}

/**
 * Registers `undo` for what a rollback doesn't take back, such as a file. It runs once the
 * transaction has failed, with the database outside of it, and also when only the answer to a
 * commit was lost: so it has to look at what is stored.
 */
export function afterRollback(trx: Db, undo: Undo): void {
  const undos = undosOf.get(trx);
  if (undos === undefined) throw new Error("Only a transaction of inTransaction can be undone");
  undos.push(undo);
}
