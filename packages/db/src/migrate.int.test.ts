import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migrateToLatest } from "./migrate.ts";
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

it("runs what is missing, and looks no further where nothing is", async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await migrateToLatest(connectionString);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  );
  // The last one runs once more, and finds its own columns there.
  await expect(migrateToLatest(connectionString)).rejects.toThrow(/^The migration .+ failed$/);
});

it("refuses a database that a newer version of the site has migrated", async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await sql`insert into kysely_migration values ('9999-01-01_01_from-the-future', '')`.execute(db);
  await expect(migrateToLatest(connectionString)).rejects.toThrow("migration");
});
