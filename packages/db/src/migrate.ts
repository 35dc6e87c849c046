import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import { type Db, createDatabase } from "./client.ts";
import { refuseOldServer } from "./server-version.ts";

/** Every file of `migrations/`, in the order of their names, except the tests beside them. */
const provider = new FileMigrationProvider({
  fs: {
    readdir: async (folder) => (await readdir(folder)).filter((name) => !name.endsWith(".test.ts")),
  },
  path: { join },
  migrationFolder: join(import.meta.dirname, "migrations"),
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
    await migrate(db);
  } finally {
    await db.destroy();
  }
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
