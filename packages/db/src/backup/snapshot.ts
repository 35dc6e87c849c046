import { type StoredImage, listAllImages } from "../queries/images/images.ts";
import {
  type SequenceState,
  type TableShape,
  listMigrations,
  listSequences,
  listTables,
  nameOf,
  readQueueVersion,
} from "./catalog.ts";
import { readRows } from "./copy-rows.ts";
import { openSession } from "./session.ts";

/** A database as it is at one moment, unaffected by later writes. */
export interface Snapshot extends AsyncDisposable {
  postgres: string;
  migrations: string[];
  queueVersion: number | null;
  tables: TableShape[];
  sequences: SequenceState[];
  /** One table at a time. */
  readRows: (table: TableShape) => AsyncIterable<Buffer>;
  listImages: () => Promise<StoredImage[]>;
}

/** Blocks only migrations, until it is disposed of. */
export async function openSnapshot(connectionString: string): Promise<Snapshot> {
  const session = await openSession(connectionString);
  const { client, db } = session;
  try {
    if ((await listMigrations(client)).length === 0) {
      throw new Error("There is no site in this database: there is nothing to back up.");
    }
    const names = (await listTables(client)).map(nameOf);
    await client.query("begin isolation level repeatable read read only");
    // Locked before the first read, which fixes the snapshot: otherwise a later migration's changes
    // would appear empty or not at all.
    await client.query(`lock table ${names.join(", ")} in access share mode`);
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return {
      postgres: rows[0]?.server_version ?? "",
      migrations: await listMigrations(client),
      queueVersion: await readQueueVersion(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
      readRows: (table) => readRows(client, table),
      listImages: () => listAllImages(db),
      [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
    };
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
}
