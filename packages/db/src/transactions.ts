import { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { DB as Database } from "./schema.ts";

type Undo = (db: Db) => Promise<void>;

const undosOf = new WeakMap<Db, Undo[]>();

/**
 * Runs `work` in the caller's transaction if there is one, otherwise in a new one, so that a
 * function that needs a transaction can also be part of a larger one. It commits when the outermost
 * `work` is done, and rolls everything back if that fails.
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
    // The caller gets the original error, even if something can't be undone.
    for (const undo of undos.toReversed()) await undo(db).catch(() => undefined);
    throw error;
  }
}

/** Runs read-only work in which all statements see the moment of the first one. */
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
 * Registers `undo` for what a rollback doesn't revert, such as a file. It runs outside the failed
 * transaction, and also if only the answer to a commit was lost, so it has to check what is stored.
 */
export function afterRollback(trx: Db, undo: Undo): void {
  const undos = undosOf.get(trx);
  if (undos === undefined) throw new Error("Only a transaction of inTransaction can be undone");
  undos.push(undo);
}
