import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { Pool } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "./client.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const { db, connectionString, close } = await createTestDatabase();
const other = createDatabase({ connectionString, maxConnections: 2 });
afterAll(async () => {
  await other.destroy();
  await close();
});

async function backendOf<Schema>(on: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on);
  return rows[0]?.pid ?? 0;
}

/** What a restart of PostgreSQL or a failover does to each connection. */
async function kill(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(other);
  await sleep(50);
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

// The test run itself fails when a lost connection ends in an "error" event nobody hears: it would end the server.
describe("a connection that PostgreSQL closes", () => {
  it("while it is idle is replaced", async () => {
    await kill(await backendOf(db));
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });

  it("during a query says that the database is unavailable", async () => {
    const failure = await failureOf(
      db.transaction().execute(async (trx) => {
        const pid = await backendOf(trx);
        await Promise.all([sql`select pg_sleep(5)`.execute(trx), kill(pid)]);
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });

  it("between two statements of a transaction says so with the second", async () => {
    const failure = await failureOf(
      db.transaction().execute(async (trx) => {
        await kill(await backendOf(trx));
        await sql`select 1`.execute(trx);
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });
});

describe("isDatabaseUnavailable", () => {
  it.each(["127.0.0.1", "localhost"])("holds when nobody listens at %s", async (host) => {
    const nowhere = createDatabase({ connectionString: `postgres://postgres@${host}:1/postgres` });
    const failure = await failureOf(sql`select 1`.execute(nowhere));
    await nowhere.destroy();
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it("holds when every connection is taken for too long", async () => {
    const pool = new Pool({ connectionString, max: 1 });
    const taken = await pool.connect();
    // Only from now on: on a busy machine the first connection may take longer.
    pool.options.connectionTimeoutMillis = 50;
    const failure = await failureOf(pool.query("select 1"));
    taken.release();
    await pool.end();
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it.each([
    ["a misspelt table", sql`select * from nowhere`],
    ["a broken constraint", sql`insert into rate_limits values ('a', 1, now()), ('a', 1, now())`],
    ["a value of the wrong form", sql`select 'x'::uuid`],
    ["a statement that runs too long", sql`set statement_timeout = 1; select pg_sleep(1)`],
  ])("doesn't hold for %s", async (_name, query) => {
    const failure = await failureOf(other.connection().execute((one) => query.execute(one)));
    expect(failure).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(failure)).toBe(false);
  });

  it.each([undefined, null, "ECONNREFUSED", new Error("no connection")])(
    "doesn't hold for %s",
    (value) => {
      expect(isDatabaseUnavailable(value)).toBe(false);
    },
  );
});

it("reads days as text and counts as numbers", async () => {
  const { rows } = await sql`select date '2026-03-29' as day, count(*) as total`.execute(db);
  expect(rows).toEqual([{ day: "2026-03-29", total: 1 }]);
});
