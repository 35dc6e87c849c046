import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { schemaFile, writeSchemaTypes } from "./testing/schema-types.ts";
import { createTestDatabase } from "./testing/test-database.ts";

it("schema.ts agrees with the migrated database", async () => {
  await using database = await createTestDatabase();
  expect(await readFile(schemaFile, "utf8")).toBe(
    await writeSchemaTypes(database.connectionString),
  );
});

it("schema.ts would no longer agree after another column", async () => {
  await using database = await createTestDatabase();
  await sql`alter table all_events add column surprise text`.execute(database.db);
  expect(await writeSchemaTypes(database.connectionString)).toContain("surprise");
});

it("shows a later column in the live view once that is refreshed", async () => {
  await using database = await createTestDatabase();
  await sql`alter table all_events add column surprise text`.execute(database.db);
  const read = () => sql`select surprise from events`.execute(database.db);
  await expect(read()).rejects.toThrow("surprise");
  await sql`select refresh_live_views()`.execute(database.db);
  await expect(read()).resolves.toBeDefined();
});
