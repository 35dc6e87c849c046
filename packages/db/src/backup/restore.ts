import { type Client, escapeIdentifier } from "pg";
import { compareMigrations, migrateWithin } from "../migrate.ts";
import { type StoredImage, listAllImages } from "../queries/images/images.ts";
import { refuseOldServer } from "../server/server-version.ts";
import {
  type SequenceState,
  type TableName,
  type TableShape,
  countTables,
  listTables,
  nameOf,
  readQueueVersion,
} from "./catalog.ts";
import { type RowWriter, readRows, writeRows } from "./copy-rows.ts";
import { bareTables, makePartitions } from "./rebuild-schema.ts";
import { RowDigest } from "./row-digest.ts";
import { openSession } from "./session.ts";

export interface BackedUpTable extends TableShape {
  rows: number;
  digest: string;
}

interface BackedUpDatabase {
  migrations: readonly string[];
  /** The schema version of the mail queue; null if there was none. */
  queueVersion: number | null;
  tables: readonly BackedUpTable[];
  sequences: readonly SequenceState[];
}

export interface Restore extends AsyncDisposable {
  /** Opens one table after the other, in any order. */
  openTable: (table: TableName) => RowWriter;
  /**
   * Restores keys and triggers, compares the stored rows with the backup's digests, and migrates to
   * the newest schema. Returns the images the database refers to.
   * @throws Error with a sentence if something differs
   */
  verify: () => Promise<StoredImage[]>;
  /** Until then, none of it is visible, and it can still be rolled back. */
  commit: () => Promise<void>;
}

/**
 * Starts restoring a database into an empty one, in one transaction. The role only needs to own the
 * database. `queueSchema` creates the mail queue's tables.
 * @throws Error with a sentence if the database isn't empty, or the backup has another version
 */
export async function beginRestore(
  connectionString: string,
  backup: BackedUpDatabase,
  queueSchema: string,
): Promise<Restore> {
  const { unknown } = await compareMigrations(backup.migrations);
  if (unknown[0] !== undefined) {
    throw new Error(
      `This backup was made by a newer version of Before Ten, which has the migration ${unknown[0]}: restore it with that version.`,
    );
  }
  const session = await openSession(connectionString);
  const { client, db } = session;
  const end = () => session[Symbol.asyncDispose]();
  try {
    await refuseOldServer(db);
    // A site that starts meanwhile waits here, and finds the restored database.
    const { adapter } = db.getExecutor();
    const lock = { lockTable: "kysely_migration_lock", lockRowId: "migration_lock" };
    await adapter.acquireMigrationLock(db, lock);
    await refuseUsedDatabase(client);
    await client.query("begin");
    await migrateWithin(db, backup.migrations);
    if (backup.queueVersion !== null) await makeQueue(client, queueSchema, backup.queueVersion);
    const present = await listTables(client);
    for (const table of backup.tables) await fitTable(client, table, present);
    const schemas = [...new Set(present.map(({ schema }) => schema))];
    const restoreParts = await bareTables(client, schemas);
    // Rows inserted by migrations are in the backup, or were deleted since.
    await client.query(`truncate ${present.map(nameOf).join(", ")}`);
    return {
      openTable: (table) => writeRows(client, findTable(backup.tables, table)),
      async verify() {
        for (const sequence of backup.sequences) await setSequence(client, sequence);
        await restoreParts();
        for (const table of backup.tables) await compareRows(client, table);
        await migrateWithin(db);
        // Runs in progress at the time of the backup aren't running here.
        await client.query("delete from backup_runs where ended_at is null");
        return listAllImages(db);
      },
      async commit() {
        await client.query("commit");
        // The commit stands even if this fails.
        await client.query("analyze").catch(() => undefined);
      },
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function refuseUsedDatabase(client: Client): Promise<void> {
  const tables = await countTables(client);
  if (tables === 0) return;
  throw new Error(
    `The database isn't empty: it has ${tables} tables. A backup is restored only into an empty database; ` +
      "name another one in DATABASE_URL, or for the embedded one another folder in DATA_DIR.",
  );
}

async function makeQueue(client: Client, schema: string, version: number): Promise<void> {
  await client.query(schema);
  // It may set time limits of its own, which last until our transaction ends.
  await client.query(
    "set local lock_timeout to 0; set local idle_in_transaction_session_timeout to 0",
  );
  const made = await readQueueVersion(client);
  if (made === version) return;
  throw new Error(
    `The backup's mail queue is of version ${version}, this one's is ${made}: restore it with the version of Before Ten that made it, and update that.`,
  );
}

async function fitTable(
  client: Client,
  table: TableShape,
  present: readonly TableShape[],
): Promise<void> {
  const found = findTable(present, table);
  const lost = table.columns.find((column) => !found.columns.includes(column));
  if (lost !== undefined) throw new Error(`${nameOf(table)} has no column ${lost} here.`);
  await makePartitions(client, table, found);
}

function findTable<Table extends TableName>(tables: readonly Table[], name: TableName): Table {
  const found = tables.find((table) => nameOf(table) === nameOf(name));
  if (found === undefined) throw new Error(`There is no table ${nameOf(name)} here.`);
  return found;
}

async function setSequence(client: Client, sequence: SequenceState): Promise<void> {
  const { schema, last, table, column } = sequence;
  const name = nameOf(sequence);
  if (last !== null) {
    await client.query("select setval($1::regclass, $2)", [name, last]);
  } else if (table !== null && column !== null) {
    // setval with null does nothing.
    const of = nameOf({ schema, name: table });
    await client.query(
      `select setval($1::regclass, (select max(${escapeIdentifier(column)}) from ${of}))`,
      [name],
    );
  }
}

async function compareRows(client: Client, table: BackedUpTable): Promise<void> {
  const stored = new RowDigest();
  for await (const rows of readRows(client, table)) stored.add(rows);
  if (stored.rows === table.rows && stored.digest === table.digest) return;
  throw new Error(
    `${nameOf(table)} came out differently: ${stored.rows} rows instead of ${table.rows}, or other values in them. Nothing was restored.`,
  );
}
