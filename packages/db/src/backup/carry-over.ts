import { type TableShape, listMigrations, nameOf } from "./catalog.ts";
import type { RowWriter } from "./copy-rows.ts";
import { beginRestore } from "./restore.ts";
import { RowDigest } from "./row-digest.ts";
import { openSession } from "./session.ts";
import { type Snapshot, openSnapshot } from "./snapshot.ts";

interface CarriedDatabase {
  from: string;
  to: string;
  /** Creates the mail queue's tables. */
  queueSchema: string;
  /** Reports the progress in a few words. */
  report: (detail: string) => void;
}

/**
 * Copies a site's database into an empty one on another server, and compares every row: all of it
 * or nothing. Uses only a few megabytes of memory. Nothing else may write to it meanwhile. Does
 * nothing if the first start hasn't created a site yet.
 * @throws Error with a sentence
 */
export async function carryOverDatabase(options: CarriedDatabase): Promise<void> {
  const { from, to, queueSchema, report } = options;
  if (!(await hasSite(from))) return;
  await using snapshot = await openSnapshot(from);
  // The digest of a table is known once it has been copied, and compared afterwards.
  const tables = snapshot.tables.map((shape) => ({ ...shape, rows: 0, digest: "" }));
  await using restore = await beginRestore(to, { ...snapshot, tables }, queueSchema);
  for (const [index, table] of tables.entries()) {
    report(`table ${index + 1} of ${tables.length}, ${table.name}`);
    const digest = await copyRows(snapshot, table, restore.openTable(table));
    table.rows = digest.rows;
    table.digest = digest.digest;
  }
  report("comparing what is stored");
  await restore.verify();
  await restore.commit();
}

async function hasSite(connectionString: string): Promise<boolean> {
  await using session = await openSession(connectionString);
  // Awaited here, or the session would close before the answer.
  return (await listMigrations(session.client)).length > 0;
}

async function copyRows(
  snapshot: Snapshot,
  table: TableShape,
  writer: RowWriter,
): Promise<RowDigest> {
  const digest = new RowDigest();
  try {
    for await (const rows of snapshot.readRows(table)) {
      digest.add(rows);
      await writer.write(rows);
    }
    await writer.end();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${nameOf(table)} could not be copied: ${reason}`, { cause });
  }
  return digest;
}
