import { meantUntil } from "@before-ten/contracts/shared/meant-instants";
import { sql } from "kysely";
import type { Db } from "../../client.ts";
import type { ImportRecord } from "./imports.ts";
import { findImport } from "./imports.ts";

/** A process holds an import for a limited time, so that several processes may look for work. */

interface Lease {
  /** The process. */
  owner: string;
  at: Date;
  until: Date;
}

/** Assigns the import that has waited longest to this process. */
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
 * Locks the import until the transaction ends, and extends the lease. False if it was cancelled, or
 * another process has it.
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

/** Another process may continue immediately. */
export async function giveBackImport(db: Db, id: string, owner: string): Promise<void> {
  await db
    .updateTable("imports")
    .set({ leased_by: null, leased_until: null })
    .where("id", "=", id)
    .where("leased_by", "=", owner)
    .execute();
}

/** Rows up to this one were checked. */
export async function setCheckedRows(trx: Db, id: string, rows: number): Promise<void> {
  await trx.updateTable("imports").set({ checked_rows: rows }).where("id", "=", id).execute();
}

/** Rows up to this one were imported or skipped. */
export async function setMergedRows(trx: Db, id: string, rows: number): Promise<void> {
  await trx.updateTable("imports").set({ merged_rows: rows }).where("id", "=", id).execute();
}

/** The number of the last row in the next batch; undefined if there are no more. */
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
