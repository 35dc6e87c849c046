import { readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import {
  DEFAULT_MIGRATION_TABLE,
  FileMigrationProvider,
  type Migration,
  type MigrationResult,
  Migrator,
  type MigratorProps,
} from "kysely/migration";
import { type Db, createDatabase } from "./client.ts";
import { hasCode } from "./embedded/error-code.ts";
import { refreshReachViews } from "./reach-views.ts";
import { refuseOldServer } from "./server/server-version.ts";
import { inTransaction } from "./transactions.ts";

const migrationFolder = join(import.meta.dirname, "migrations");

/** Every file of `migrations/`, in the order of their names, except the tests beside them. */
const provider = new FileMigrationProvider({
  fs: { readdir: migrationFiles },
  path: { join },
  migrationFolder,
  // A Windows path isn't a valid `import` specifier.
  import: (path) => import(pathToFileURL(path).href),
  onFileIgnored: (name, reason) => {
    if (reason === "NotMigration") throw new Error(`migrations/${name} exports no function up`);
  },
});

/**
 * While the site serves, a migration waits at most this long for a table, because queries queue up
 * behind it and a backup may hold the table for minutes. Then it retries. Half of PostgreSQL's
 * `deadlock_timeout`: a migration that holds a table and waits for its view gives way before
 * PostgreSQL cancels a visitor's statement that has the view and waits for the table.
 */
const lockTimeoutMs = 500;
const retryPauseMs = 500;
/** Longer than a backup locks a table of this site's size. */
const patienceMs = 600_000;
const lockNotAvailable = "55P03";

/**
 * A contract step removes what the previous release no longer uses: docs/upgrades.md. Other
 * migrations keep everything an older release uses.
 */
export function isContract(migration: string): boolean {
  return migration.includes("_contract_");
}

/**
 * Migrates the database to the current schema, each migration in its own transaction; refuses a
 * server that is too old. Several processes may call it at once: one migrates, the others wait.
 * Uses its own connection, because an index over a large table may take longer than the usual time
 * limit. Returns the migrations of a newer release that the database has; this release keeps
 * working as long as none is a contract step.
 * @param upTo the last migration to run, for checks that try them one by one
 */
export async function migrateToLatest(
  connectionString: string,
  { upTo }: { upTo?: string } = {},
): Promise<string[]> {
  const db = createDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0 });
  try {
    await refuseOldServer(db);
    const made = await listMade(db);
    const { missing, unknown } = await compareMigrations(made);
    refuseNewerSchema(missing, unknown);
    if (made.length === 0) await migrate(db);
    // One transaction each, so that locks don't add up.
    else if (missing.length > 0) await migrateOneByOne(db, upTo);
    // A newer release has made its own.
    if (upTo === undefined && unknown.length === 0) await inTransaction(db, refreshReachViews);
    return missing.length === 0 ? unknown : [];
  } finally {
    await db.destroy();
  }
}

/** Which of our migrations the database lacks, and which it has that we don't know. */
export async function compareMigrations(
  made: readonly string[],
): Promise<{ missing: string[]; unknown: string[] }> {
  const known = await migrationNames();
  return {
    missing: [...known].filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.has(name)),
  };
}

/**
 * Runs migrations in this connection's open transaction: those named, or all. Until the transaction
 * ends, other migrators of the database wait, as this one waits for them.
 */
export async function migrateWithin(db: Db, names?: readonly string[]): Promise<void> {
  let failed: Error | undefined;
  const noting = (name: string, migration: Migration): Migration => ({
    async up(connection) {
      await migration.up(connection).catch((cause: unknown) => {
        failed = new Error(`The migration ${name} failed`, { cause });
        throw failed;
      });
    },
  });
  const getMigrations = async () => {
    const all = Object.entries(await provider.getMigrations());
    return Object.fromEntries(
      all
        .filter(([name]) => names?.includes(name) ?? true)
        .map(([name, migration]) => [name, noting(name, migration)]),
    );
  };
  // In a failed transaction the library can't release its lock, and would throw that error instead.
  await migrate(db, { disableTransactions: true, provider: { getMigrations } }).catch(
    (error: unknown) => {
      throw failed ?? error;
    },
  );
  if (names === undefined) await refreshReachViews(db);
}

function refuseNewerSchema(missing: readonly string[], unknown: readonly string[]): void {
  const reason = unknown.find((name) => missing.length > 0 || isContract(name));
  if (reason === undefined) return;
  throw new Error(
    `The database has had the migration ${reason} of a newer version of Before Ten, after which this version can't use it: start the newer one.`,
  );
}

/** The migrations already applied to the database. */
async function listMade(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as name`.execute(db);
  if (tables[0]?.name == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function migrateOneByOne(db: Db, upTo: string | undefined): Promise<void> {
  const getMigrations = async () => {
    const all = Object.entries(await provider.getMigrations());
    return Object.fromEntries(all.filter(([name]) => upTo === undefined || name <= upTo));
  };
  await sql`set lock_timeout to ${sql.lit(lockTimeoutMs)}`.execute(db);
  const patience = performance.now() + patienceMs;
  for (let isDone = false; !isDone;) {
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations },
    }).migrateUp();
    if (error === undefined) {
      isDone = results.length === 0;
    } else {
      const isInUse = hasCode(error, lockNotAvailable) && performance.now() < patience;
      if (!isInUse) throw migrationError(error, results);
      await wait(retryPauseMs);
    }
  }
}

async function migrate(db: Db, options: Partial<MigratorProps> = {}): Promise<void> {
  const migrator = new Migrator({ db, provider, ...options });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw migrationError(error, results);
}

function migrationError(cause: unknown, results: readonly MigrationResult[] = []): Error {
  const failed = results.find((result) => result.status === "Error");
  return new Error(`The migration ${failed?.migrationName ?? "of the database"} failed`, {
    cause,
  });
}

async function migrationNames(): Promise<Set<string>> {
  const files = await migrationFiles(migrationFolder);
  return new Set(files.map((file) => basename(file, extname(file))));
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.endsWith(".test.ts"));
}
