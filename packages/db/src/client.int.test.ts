import { once } from "node:events";
import { connect, createServer } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
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

/** Ends a connection as a restart of PostgreSQL or a failover does. */
async function kill(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(other);
  await sleep(50);
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
}

// If a lost connection emits "error" without a listener, the test run itself fails; it would end
// the server.
describe("a connection that PostgreSQL closes", () => {
  it("while it is idle is replaced", async () => {
    await kill(await backendOf(db));
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });

  it("during a query says that the database is unavailable", async () => {
    const error = await errorOf(
      db.transaction().execute(async (trx) => {
        const pid = await backendOf(trx);
        await Promise.all([sql`select pg_sleep(5)`.execute(trx), kill(pid)]);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });

  it("between two statements of a transaction fails the second", async () => {
    const error = await errorOf(
      db.transaction().execute(async (trx) => {
        await kill(await backendOf(trx));
        await sql`select 1`.execute(trx);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    await expect.poll(() => backendOf(db)).toBeGreaterThan(0);
  });
});

it.each(["begin; select 1 / 0; commit", "begin"])(
  "a connection that is given back in a transaction, by %s, isn't used again",
  async (statements) => {
    await using way = await openHaltingWay();
    const single = createDatabase({ ...way, maxConnections: 1 });
    const first = await backendOf(single);
    // The job queue causes these when two servers create its tables at once.
    await errorOf(sql.raw(statements).execute(single));
    expect(await backendOf(single)).not.toBe(first);
    await single.destroy();
  },
);

async function* haltBeforeReady(answers: AsyncIterable<Buffer>) {
  for await (const bytes of answers) {
    yield bytes.subarray(0, -6);
    await sleep(20);
    yield bytes.subarray(-6);
  }
}

/**
 * A proxy to the database that delays the last six bytes of an answer: "ready", with the state of
 * the transaction.
 */
async function openHaltingWay() {
  const url = new URL(connectionString);
  const target = { port: Number(url.port), host: url.hostname };
  const server = createServer((inner) => {
    const outer = connect(target);
    // Either side ends with the other.
    pipeline(inner, outer).catch(() => undefined);
    pipeline(outer, haltBeforeReady, inner).catch(() => undefined);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  url.port = String(typeof address === "object" ? address?.port : address);
  return {
    connectionString: url.href,
    [Symbol.asyncDispose]: async () => {
      await once(server.close(), "close");
    },
  };
}

describe("isDatabaseUnavailable", () => {
  it.each(["127.0.0.1", "localhost"])("holds when no server listens at %s", async (host) => {
    const nowhere = createDatabase({ connectionString: `postgres://postgres@${host}:1/postgres` });
    const error = await errorOf(sql`select 1`.execute(nowhere));
    await nowhere.destroy();
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it("holds when every connection is taken for too long", async () => {
    // One second, because the first connection takes a while on a busy machine.
    const single = createDatabase({ connectionString, maxConnections: 1, connectTimeoutMs: 1_000 });
    const error = await single.connection().execute(() => errorOf(sql`select 1`.execute(single)));
    await single.destroy();
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ["the disk is full", "53100", true],
    ["the disk fails", "58030", true],
    ["the server only reads", "25006", true],
    ["memory is full", "53200", false],
    ["it has idled in a transaction", "25P03", false],
  ])("holds when %s, and tells whether only writing fails", async (_what, state, isUnwritable) => {
    const raise = sql`do ${sql.lit(`begin raise sqlstate '${state}'; end`)}`;
    const error = await errorOf(raise.execute(db));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(error).toMatchObject({ isUnwritable, cause: { code: state } });
  });

  it("holds for a statement that runs too long", async () => {
    const hasty = createDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 50 });
    const error = await errorOf(sql`select pg_sleep(2)`.execute(hasty));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(error).toMatchObject({ cause: { code: "57014" } });
    await hasty.destroy();
  });

  it("also counts as an error's cause, and as a copy", async () => {
    const nowhere = createDatabase({
      connectionString: "postgres://postgres@127.0.0.1:1/postgres",
    });
    const error = await errorOf(sql`select 1`.execute(nowhere));
    await nowhere.destroy();
    expect(isDatabaseUnavailable(new Error("a page failed", { cause: error }))).toBe(true);
    expect(isDatabaseUnavailable({ ...Object(error) })).toBe(true);
  });

  it.each([
    ["a misspelt table", sql`select * from nowhere`],
    ["a broken constraint", sql`insert into rate_limits values ('a', 1, now()), ('a', 1, now())`],
    ["a value of the wrong form", sql`select 'x'::uuid`],
  ])("doesn't hold for %s", async (_name, query) => {
    const error = await errorOf(other.connection().execute((one) => query.execute(one)));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it.each([
    undefined,
    null,
    "ECONNREFUSED",
    new Error("no connection"),
    // Errors caused by a visitor who leaves, or by a mail server.
    Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }),
  ])("doesn't hold for %s", (value) => {
    expect(isDatabaseUnavailable(value)).toBe(false);
  });
});

it("reads days as text and counts as numbers", async () => {
  const { rows } = await sql`select date '2026-03-29' as day, count(*) as total`.execute(db);
  expect(rows).toEqual([{ day: "2026-03-29", total: 1 }]);
});
