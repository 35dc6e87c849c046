import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createDatabase } from "./client.ts";
import { listPublicEvents, type PublicEventFilter } from "./queries/events/events.ts";
import { storeEvent } from "./testing/stored-event.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const { db, connectionString, close } = await createTestDatabase();
const oneConnection = createDatabase({ connectionString, maxConnections: 1 });
afterAll(async () => {
  await oneConnection.destroy();
  await close();
});

const list = (filter: PublicEventFilter, limit = 6) =>
  listPublicEvents(oneConnection, new Date("2026-01-01T00:00:00Z"), filter, { limit, offset: 0 });

async function preparedStatements() {
  const { rows } = await sql<{
    plannedOnce: number;
  }>`select generic_plans as "plannedOnce" from pg_prepared_statements`.execute(oneConnection);
  return rows;
}

it("public lists are planned once per connection, searches each time", async () => {
  await storeEvent(db);
  for (let times = 0; times < 8; times += 1) await list({ q: "disco" });
  expect(await preparedStatements()).toEqual([]);

  for (let times = 0; times < 8; times += 1) {
    const { rows, total } = await list({}, times + 1);
    expect([rows.length, total]).toEqual([1, 1]);
  }
  expect(await preparedStatements()).toEqual([{ plannedOnce: 3 }]);
  await list({ country: "UK" });
  expect(await preparedStatements()).toHaveLength(2);
});
