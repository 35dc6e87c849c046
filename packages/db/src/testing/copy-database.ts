import { type BackedUpTable, beginRestore } from "../backup/restore.ts";
import { RowDigest } from "../backup/row-digest.ts";
import type { Snapshot } from "../backup/snapshot.ts";

/**
 * Restores a snapshot, held in memory, into an empty database without a mail queue. `change` may
 * modify rows on the way.
 */
export async function restoreSnapshot(
  snapshot: Snapshot,
  connectionString: string,
  change: (rows: Buffer) => Buffer = (rows) => rows,
): Promise<void> {
  const tables: BackedUpTable[] = [];
  const rowsOf = new Map<BackedUpTable, Buffer[]>();
  for (const shape of snapshot.tables) {
    const digest = new RowDigest();
    const parts: Buffer[] = [];
    for await (const rows of snapshot.readRows(shape)) {
      digest.add(rows);
      parts.push(rows);
    }
    const table = { ...shape, rows: digest.rows, digest: digest.digest };
    tables.push(table);
    rowsOf.set(table, parts);
  }
  await using restore = await beginRestore(connectionString, { ...snapshot, tables }, "");
  for (const [table, parts] of rowsOf) {
    const writer = restore.openTable(table);
    for (const rows of parts) await writer.write(change(rows));
    await writer.end();
  }
  await restore.verify();
  await restore.commit();
}
