import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { migrateToLatest } from "../migrate.ts";
import { readServerMajor } from "./server-version.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

it("takes the server that the tests run on", async () => {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  expect(rows[0]?.server_version).toMatch(new RegExp(`^${await readServerMajor(db)}\\D`));
  await expect(migrateToLatest(connectionString)).resolves.toEqual([]);
});

it("refuses an older one with a sentence", async () => {
  await sql`create schema pretending`.execute(db);
  await sql`create function pretending.current_setting(text) returns text language sql as $$ select '140023' $$`.execute(
    db,
  );
  const url = new URL(connectionString);
  url.searchParams.set("options", "-c search_path=pretending,pg_catalog");
  await expect(migrateToLatest(url.href)).rejects.toThrow(
    "DATABASE_URL leads to PostgreSQL 14, and Before Ten needs 15 or newer: upgrade that server, or name another one.",
  );
});
