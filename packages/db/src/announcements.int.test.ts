import { sql } from "kysely";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { announcePagesChanged, hearPagesChanged } from "./announcements.ts";
import { closeOtherConnections } from "./testing/close-connections.ts";
import { createTestDatabase } from "./testing/test-database.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

it("reaches all listeners, also after the database was down", async () => {
  const heard = [0, 0];
  const ends = heard.map((_, index) =>
    hearPagesChanged(connectionString, () => {
      heard[index] = (heard[index] ?? 0) + 1;
    }),
  );
  onTestFinished(async () => {
    for (const end of ends) await end();
  });
  // The listener is called once when it starts, because something may have changed before.
  await expect.poll(() => heard).toEqual([1, 1]);
  await announcePagesChanged(db);
  await expect.poll(() => heard).toEqual([2, 2]);

  await db.connection().execute((connection) => closeOtherConnections(connection));
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([3, 3]);
  await announcePagesChanged(db);
  await expect.poll(() => heard).toEqual([4, 4]);
});

it("says nothing of a transaction that is rolled back", async () => {
  let heard = 0;
  const end = hearPagesChanged(connectionString, () => {
    heard += 1;
  });
  onTestFinished(end);
  await expect.poll(() => heard, { timeout: 5_000 }).toBe(1);
  const failed = db.transaction().execute(async (trx) => {
    await announcePagesChanged(trx);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await announcePagesChanged(db);
  await expect.poll(() => heard, { timeout: 5_000 }).toBe(2);
});

it("ends while it is still connecting, and calls no listener afterwards", async () => {
  let heard = 0;
  const end = hearPagesChanged(connectionString, () => {
    heard += 1;
  });
  await end();
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(db);
  expect(rows).toEqual([]);
  await announcePagesChanged(db);
  expect(heard).toBe(0);
});
