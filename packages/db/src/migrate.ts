import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, Migrator } from "kysely/migration";
import { type Db, createDatabase } from "./client.ts";
import { refuseOldServer } from "./server-version.ts";

const migrationFolder = join(import.meta.dirname, "migrations");

/** Every file of `migrations/`, in the order of their names, except the tests beside them. */
const provider = new FileMigrationProvider({
  fs: { readdir: migrationFiles },
  path: { join },
  migrationFolder,
  // A path of Windows is no address for `import`.
  import: (path) => import(pathToFileURL(path).href),
  onFileIgnored: (name, reason) => {
    if (reason === "NotMigration") throw new Error(`migrations/${name} exports no function up`);
  },
});

/**
 * Brings the database to today's schema; refuses a server that is too old for it. Several processes
 * may call it at once: one migrates, the others wait. On a connection of its own, as an index over
 * a large table may take longer than any other statement is allowed to.
 */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const db = createDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await refuseOldServer(db);
    if (!(await isLatest(db))) await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Whether exactly the migrations of the folder have been run. Then none of them has to be loaded;
 * in every other case the library says what is to be done, or what is wrong.
 */
async function isLatest(db: Db): Promise<boolean> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as name`.execute(db);
  if (tables[0]?.name == null) return false;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const files = await migrationFiles(migrationFolder);
  const names = new Set(files.map((file) => basename(file, extname(file))));
  return rows.length === names.size && rows.every(({ name }) => names.has(name));
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === "Error");
    throw new Error(`The migration ${failed?.migrationName ?? "of the database"} failed`, {
      cause: error,
    });
  }
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.endsWith(".test.ts"));
}
