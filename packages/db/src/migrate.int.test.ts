import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
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
