import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "./client.ts";
import { storeEvent } from "./testing/stored-event.ts";
import { type TestDatabase, createTestDatabase } from "./testing/test-database.ts";
import { afterRollback, inTransaction } from "./transactions.ts";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(() => db.deleteFrom("events").execute());

it("joins the caller's transaction, whose outcome decides", async () => {
  const id = await inTransaction(db, async (outer) => {
    const inner = await inTransaction(outer, async (trx) => {
      expect(trx).toBe(outer);
      return storeEvent(trx);
    });
    expect(await storedIn(db)).toBe(0);
    return inner;
  });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await storedIn(db)).toBe(1);

  const failing = inTransaction(db, async (outer) => {
    await inTransaction(outer, (trx) => storeEvent(trx));
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  expect(await storedIn(db)).toBe(1);
});

it("undoes what a rollback doesn't, in reverse order, once the transaction has failed", async () => {
  const undone: string[] = [];
  const undo = (what: string) => async (after: Db) => {
    undone.push(`${what}, with ${await storedIn(after)} stored`);
  };
  const failing = inTransaction(db, async (outer) => {
    afterRollback(outer, undo("one"));
    await inTransaction(outer, async (trx) => {
      afterRollback(trx, undo("two"));
      afterRollback(trx, () => Promise.reject(new Error("can't be undone")));
      await storeEvent(trx);
    });
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  expect(undone).toEqual(["two, with 0 stored", "one, with 0 stored"]);
});

it("undoes nothing after a commit", async () => {
  let undone = false;
  await inTransaction(db, async (trx) => {
    afterRollback(trx, async () => {
      undone = true;
    });
    await storeEvent(trx);
  });
  expect(undone).toBe(false);
});

it("reports when nothing could be undone", () => {
  expect(() => afterRollback(db, () => Promise.resolve())).toThrow("inTransaction");
});

async function storedIn(any: Db): Promise<number> {
  return (await any.selectFrom("events").select("id").execute()).length;
}
