import { afterAll, expect, it } from "vitest";
import { readConnectionsLeft } from "./server/server-version.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { sql } from "kysely";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

it("says how many connections are left, besides those that others have and superusers may", async () => {
  const { rows } = await sql<{ max: number; reserved: number }>`
    select current_setting('max_connections')::int as max,
      current_setting('superuser_reserved_connections')::int as reserved`.execute(db);
  const [{ max, reserved } = { max: 0, reserved: 0 }] = rows;
  // This test's connection is one of them; other tests have their own.
  const left = await readConnectionsLeft(connectionString);
  expect(left).toBeLessThan(max - reserved);
  expect(left).toBeGreaterThan(0);
});
