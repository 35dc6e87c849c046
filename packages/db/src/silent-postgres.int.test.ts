import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Db, createDatabase } from "./client.ts";
import { prepared } from "./prepared-statements.ts";
import { startSilentPostgres } from "./testing/silent-postgres.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const statementTimeoutMs = 200;
/** Milliseconds within which the driver gives up, with a margin for a busy machine. */
const givenUpWithinMs = 4_000;

/** A database with a single open connection, behind a proxy that can fall silent. */
async function startSilenceable() {
  const database = await createTestDatabase();
  const postgres = await startSilentPostgres(database.connectionString);
  const db = createDatabase({
    connectionString: postgres.connectionString,
    maxConnections: 1,
    connectTimeoutMs: 500,
    statementTimeoutMs,
  });
  await numberFrom(db, 0);
  return {
    db,
    ...postgres,
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]();
      await db.destroy();
      await database.close();
    },
  };
}

async function numberFrom(db: Db, number: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select ${number}::int as number ${prepared}`.execute(db);
  return rows[0]?.number;
}

/** On a busy machine a new connection may take longer than this database's limit. */
async function onceItAnswers<Found>(work: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}

async function errorOf(work: Promise<unknown>) {
  const started = performance.now();
  const error: unknown = await work.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
  return { isUnavailable: isDatabaseUnavailable(error), ms: performance.now() - started };
}

it.concurrent("a statement to a silent PostgreSQL fails in time, and the next gets its own answer", async () => {
  await using postgres = await startSilenceable();
  const { db, silence, speak } = postgres;
  silence();
  const { isUnavailable, ms } = await errorOf(numberFrom(db, 1));
  expect(isUnavailable).toBe(true);
  expect(ms).toBeLessThan(givenUpWithinMs);
  expect((await errorOf(numberFrom(db, 2))).isUnavailable).toBe(true);

  speak();
  expect(await onceItAnswers(() => numberFrom(db, 3))).toBe(3);
});

it.concurrent("a transaction fails as a whole, without waiting for its rollback too", async () => {
  await using postgres = await startSilenceable();
  const { db, silence, speak } = postgres;
  const work = db.transaction().execute(async (trx) => {
    await sql`create table acknowledged (id int)`.execute(trx);
    silence();
    await numberFrom(trx, 1);
  });
  const { isUnavailable, ms } = await errorOf(work);
  expect(isUnavailable).toBe(true);
  expect(ms).toBeLessThan(givenUpWithinMs);

  speak();
  const stored = async () => {
    const { rows } = await sql`select to_regclass('acknowledged') as found`.execute(db);
    return rows;
  };
  expect(await onceItAnswers(stored)).toEqual([{ found: null }]);
});

it.concurrent("waiting for a connection from a busy pool is cut short", async () => {
  await using postgres = await startSilenceable();
  const { db, silence } = postgres;
  silence();
  const errors = await Promise.all(
    Array.from({ length: 20 }, (_, index) => errorOf(numberFrom(db, index))),
  );
  expect(errors.every(({ isUnavailable }) => isUnavailable)).toBe(true);
  expect(Math.max(...errors.map(({ ms }) => ms))).toBeLessThan(givenUpWithinMs);
});
