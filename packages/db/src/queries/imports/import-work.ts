import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import type { ImportRecord } from "./imports.ts";
import { findImport } from "./imports.ts";

/**
 * What a process does for an import is its own for a while: any number of them may look for work.
 */

interface Lease {
  /** Of the process. */
  owner: string;
  at: Date;
  until: Date;
}

/** The import that waits longest for a process, which is now this one. */
export async function takeImport(
  db: Db,
  { owner, at, until }: Lease,
): Promise<ImportRecord | undefined> {
  const taken = await db
    .updateTable("imports")
    .set({ leased_by: owner, leased_until: until })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("imports")
        .select("id")
        .where("state", "in", ["checking", "running"])
        .where((or) =>
          or.or([
            or("leased_until", "is", null),
            or("leased_until", "<=", at),
            or("leased_until", ">", meantUntil(until, 0)),
          ]),
        )
        .orderBy("created_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .executeTakeFirst();
  return taken && findImport(db, taken.id);
}

/**
 * Locks the import until the transaction ends, and makes the lease longer. False: it was cancelled,
 * or another process has it.
 */
export async function renewImport(
  trx: Db,
  { id, state }: Pick<ImportRecord, "id" | "state">,
  { owner, until }: Omit<Lease, "at">,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("imports")
    .set({ leased_until: until })
    .where("id", "=", id)
    .where("state", "=", state)
    .where("leased_by", "=", owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Another process may go on at once. */
export async function giveBackImport(db: Db, id: string, owner: string): Promise<void> {
  await db
    .updateTable("imports")
    .set({ leased_by: null, leased_until: null })
    .where("id", "=", id)
    .where("leased_by", "=", owner)
    .execute();
}

/** Rows up to this one were looked at. */
export async function setCheckedRows(trx: Db, id: string, rows: number): Promise<void> {
  await trx.updateTable("imports").set({ checked_rows: rows }).where("id", "=", id).execute();
}

/** Rows up to this one were imported or passed over. */
export async function setMergedRows(trx: Db, id: string, rows: number): Promise<void> {
  await trx.updateTable("imports").set({ merged_rows: rows }).where("id", "=", id).execute();
}

/** The number of the last of the next rows behind this one; undefined: there are none. */
export async function findBatchEnd(
  trx: Db,
  importId: string,
  { behind, size }: { behind: number; size: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select max(row_number) as last from (
      select row_number from import_rows
      where import_id = ${importId} and row_number > ${behind}
      order by row_number limit ${size}
    ) as batch
  `.execute(trx);
  return rows[0]?.last ?? undefined;
}
