import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { type Db, createDatabase } from "../client.ts";
import { compareMigrations, migrateWithin } from "../migrate.ts";
import { restoreSnapshot } from "../testing/copy-database.ts";
import { storeSubscriber } from "../testing/stored-subscriber.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { describeSchema } from "../testing/whole-database.ts";
import { openSession } from "./session.ts";
import { openSnapshot } from "./snapshot.ts";
import { makeThrowAwayDatabase } from "./throw-away-database.ts";

/** Other work may share the cores. */
const timeout = 60_000;

/** One at a time for each database: the previous one is dropped. */
async function createEmptyDatabase(beside: string): Promise<{ db: Db; connectionString: string }> {
  const database = await makeThrowAwayDatabase(beside);
  if (database === undefined) throw new Error("The test's role may make databases.");
  const { connectionString } = database;
  const db = createDatabase({ connectionString });
  onTestFinished(async () => {
    await db.destroy();
    await database[Symbol.asyncDispose]();
  });
  return { db, connectionString };
}

it("restores one moment, whatever is written meanwhile", { timeout }, async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const target = await createEmptyDatabase(connectionString);
  const ending = new AbortController();
  const emails: string[] = [];
  const write = async (writer: number) => {
    while (!ending.signal.aborted) {
      const email = `${writer}.${emails.length}@mail.example`;
      await storeSubscriber(db, { email });
      emails.push(email);
    }
  };
  const untilWritten = (count: number) =>
    vi.waitFor(() => expect(emails.length).toBeGreaterThan(count), { timeout });
  const writers = [1, 2, 3].map(write);
  await untilWritten(50);
  {
    await using snapshot = await openSnapshot(connectionString);
    await untilWritten(emails.length + 50);
    await restoreSnapshot(snapshot, target.connectionString);
  }
  ending.abort();
  await Promise.all(writers);
  // Triggers maintain these in the transaction of each subscriber, so the two always agree.
  const { rows } = await sql<{ subscribers: number; counted: number; consents: number }>`
    select (select count(*) from all_subscribers) as subscribers,
      (select sum(people)::int from subscriber_counts) as counted,
      (select count(*) from subscriber_consents) as consents`.execute(target.db);
  const [{ subscribers = 0, counted = 0, consents = 0 } = {}] = rows;
  expect(subscribers).toBeGreaterThan(50);
  expect(subscribers).toBeLessThan(emails.length);
  expect([counted, consents]).toEqual([subscribers, subscribers]);
});

it("migrates an older backup to the newest schema", { timeout }, async () => {
  const fresh = await createTestDatabase();
  onTestFinished(fresh.close);
  const beside = await createTestDatabase();
  onTestFinished(beside.close);
  const { missing: all } = await compareMigrations([]);
  const made = all.toSorted().filter((name) => name < "2026-11-23_51");
  const old = await createEmptyDatabase(beside.connectionString);
  {
    await using session = await openSession(old.connectionString);
    await session.client.query("begin");
    await migrateWithin(session.db, made);
    await session.client.query("commit");
  }
  const id = await storeSubscriber(old.db, { email: "ana@mail.example" });
  const target = await createEmptyDatabase(fresh.connectionString);
  {
    await using snapshot = await openSnapshot(old.connectionString);
    expect(snapshot.migrations).toEqual(made);
    await restoreSnapshot(snapshot, target.connectionString);
  }
  const schemaOf = async (db: Db) =>
    (await describeSchema(db)).filter((text) => !text.startsWith("sequence "));
  expect(await schemaOf(target.db)).toEqual(await schemaOf(fresh.db));
  expect(await target.db.selectFrom("subscribers").select("id").execute()).toEqual([{ id }]);
});

it("refuses a backup of a newer version with its migration's name", { timeout }, async () => {
  const { connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  const target = await createEmptyDatabase(connectionString);
  await using snapshot = await openSnapshot(connectionString);
  const newer = {
    ...snapshot,
    migrations: [...snapshot.migrations, "9999-01-01_01_from-the-future"],
  };
  await expect(restoreSnapshot(newer, target.connectionString)).rejects.toThrow(
    /newer version of Before Ten, which has the migration 9999-01-01_01_from-the-future/,
  );
});

it("notices a row that came out differently, and leaves nothing", { timeout }, async () => {
  const { db, connectionString, close } = await createTestDatabase();
  onTestFinished(close);
  await storeSubscriber(db, { email: "ana@mail.example" });
  const target = await createEmptyDatabase(connectionString);
  await using snapshot = await openSnapshot(connectionString);
  const change = (rows: Buffer) => Buffer.from(rows.toString().replace("ana@mail", "eve@mail"));
  await expect(restoreSnapshot(snapshot, target.connectionString, change)).rejects.toThrow(
    /^"public"\."all_subscribers" came out differently: 1 rows instead of 1/,
  );
  expect(await target.db.introspection.getTables()).toEqual([]);
});
