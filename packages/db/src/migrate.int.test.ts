import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openSession } from "./backup/session.ts";
import { makeThrowAwayDatabase } from "./backup/throw-away-database.ts";
import type { Db } from "./client.ts";
import { migrateToLatest, migrateWithin } from "./migrate.ts";
import { createTestDatabase } from "./testing/test-database.ts";

it("runs every file of the folder, in the order of their names, and no test beside them", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name
  `.execute(db);
  const files = await readdir(join(import.meta.dirname, "migrations"));
  const migrations = files.filter((name) => !name.includes(".test.")).toSorted();
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(migrations);
});

it("runs missing migrations, and does nothing if there are none", async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await migrateToLatest(connectionString);
  await sql`delete from kysely_migration where name >= '2026-11-23_91'`.execute(db);
  // The first migration runs again, and finds its own table.
  await expect(migrateToLatest(connectionString)).rejects.toThrow(/^The migration .+ failed$/);
});

it("works with the database of a newer release, and returns its migrations", async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await pretend(db, "9999-01-01_01_expands");
  expect(await migrateToLatest(connectionString)).toEqual(["9999-01-01_01_expands"]);
});

it("refuses a database that a newer release has taken something from", async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await pretend(db, "9999-01-01_02_contract_drop-a-column");
  await expect(migrateToLatest(connectionString)).rejects.toThrow(
    "The database has had the migration 9999-01-01_02_contract_drop-a-column of a newer version",
  );
});

it(
  "doesn't block others for long while a table is in use: it retries",
  { timeout: 60_000 },
  async () => {
    const connectionString = await openOlderDatabase("2026-11-23_91");
    await using user = await openSession(connectionString);
    // Migrations are recorded in this table.
    await user.client.query("begin; lock table kysely_migration in share mode");
    const migrating = migrateToLatest(connectionString);
    await using onlooker = await openSession(connectionString);
    const waiting = async () => {
      const { rows } = await sql`
      select from pg_locks where relation = 'kysely_migration'::regclass and not granted
    `.execute(onlooker.db);
      return rows.length;
    };
    await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toBe(1);
    await expect.poll(waiting, { interval: 20, timeout: 10_000 }).toBe(0);
    await user.client.query("commit");
    await migrating;
    expect(await user.db.selectFrom("backup_runs").selectAll().execute()).toEqual([]);
  },
);

async function pretend(db: Db, name: string): Promise<void> {
  await sql`insert into kysely_migration values (${name}, '2099-01-01T00:00:00Z')`.execute(db);
}

/** Creates a database with only the migrations before this one; returns its connection string. */
async function openOlderDatabase(next: string): Promise<string> {
  const test = await createTestDatabase();
  onTestFinished(test.close);
  const database = await makeThrowAwayDatabase(test.connectionString);
  if (database === undefined) throw new Error("The test's role may make databases.");
  onTestFinished(() => database[Symbol.asyncDispose]());
  await using session = await openSession(database.connectionString);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(test.db);
  await session.client.query("begin");
  await migrateWithin(
    session.db,
    rows.map(({ name }) => name).filter((name) => name < next),
  );
  await session.client.query("commit");
  return database.connectionString;
}
