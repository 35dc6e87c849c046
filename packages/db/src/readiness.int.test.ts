import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabase } from "./client.ts";
import { watchDatabase } from "./readiness.ts";
import { closeOtherConnections } from "./testing/close-connections.ts";
import { startSilentPostgres } from "./testing/silent-postgres.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { DatabaseUnavailableError } from "./unavailable.ts";

const patience = { timeout: 15_000, interval: 50 };

it("a database that answers is ready, a silent one isn't until it speaks", async () => {
  await using database = await createTestDatabase();
  await using postgres = await startSilentPostgres(database.connectionString);
  const { ask, close } = watchDatabase(postgres.connectionString);
  expect(await ask()).toBe("ready");

  postgres.silence();
  await expect.poll(ask, patience).toBe("no database");
  const started = performance.now();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill("no database"));
  expect(performance.now() - started).toBeLessThan(4_000);

  postgres.speak();
  await expect.poll(ask, patience).toBe("ready");
  await close();
});

it("a database whose writes fail isn't ready until one succeeds", async () => {
  await using database = await createTestDatabase();
  const { connectionString } = database;
  const { ask, note, close } = watchDatabase(connectionString);
  const db = createDatabase({ connectionString, onUnavailable: note });
  const name = sql.id(new URL(connectionString).pathname.slice(1));

  // A failover to a replica makes a database read-only, and so does a provider whose disk is full.
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(database.db);
  await closeOtherConnections(database.db);
  await expect.poll(ask, patience).toBe("ready");
  await expect(sql`create table acknowledged (id int)`.execute(db)).rejects.toBeInstanceOf(
    DatabaseUnavailableError,
  );
  await expect.poll(ask, patience).toBe("database takes no writes");
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);

  await sql`alter database ${name} set default_transaction_read_only = off`.execute(database.db);
  await closeOtherConnections(database.db);
  await expect.poll(ask, patience).toBe("ready");
  await db.destroy();
  await close();
});
