import { setTimeout as wait } from "node:timers/promises";
import { changeKinds } from "@before-ten/contracts/changes/rules";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, expect, it } from "vitest";
import { createDatabase } from "../../client.ts";
import { eventRow, storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  type ChangeRow,
  addChangesOfFigures,
  deletePastChanges,
  listChanges,
  numberChanges,
} from "./changes.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

/** All changes after a position, as a program reads them: page by page. */
async function read(after: number): Promise<ChangeRow[]> {
  await numberChanges(db);
  const rows = await listChanges(db, { after, kinds: changeKinds, limit: 50, hasReach: false });
  const last = rows.at(-1);
  return last === undefined ? [] : [...rows, ...(await read(last.position))];
}

const writers = 8;
const writesEach = 40;
const kills = 50;

it("misses and repeats nothing beside eight writers whose connections are killed", async () => {
  const own = createDatabase({ connectionString, statementTimeoutMs: 15_000 });
  let isWriting = true;
  const committed = new Map<string, number>();

  async function write(): Promise<void> {
    for (let count = 0; count < writesEach; count += 1) {
      const id = uuidv7();
      const saved = own.transaction().execute(async (trx) => {
        await trx.insertInto("events").values(eventRow(id, {})).execute();
        // Later writers commit first.
        await wait(Math.random() * 30);
        await trx.updateTable("events").set({ event_name: "New" }).where("id", "=", id).execute();
      });
      await saved.then(
        () => committed.set(id, 2),
        // Whether the killed one was committed is read below.
        () => committed.set(id, -1),
      );
    }
  }

  async function kill(): Promise<void> {
    for (let count = 0; count < kills; count += 1) {
      await wait(20);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%event_name%'
          and state = 'idle in transaction' limit 1`.execute(db);
    }
  }

  const seen: { id: string; position: number; action: string }[] = [];
  async function follow(): Promise<void> {
    for (let wasWriting = true; wasWriting;) {
      wasWriting = isWriting;
      for (const { entity_id: id, position, action } of await read(seen.at(-1)?.position ?? 0)) {
        seen.push({ id, position, action });
      }
    }
  }

  const following = follow();
  await Promise.all([...Array.from({ length: writers }, write), kill()]);
  isWriting = false;
  await following;
  await own.destroy();

  const { rows: stored } = await sql<{ id: string }>`select id from events`.execute(db);
  const positions = seen.map(({ position }) => position);
  expect(positions).toEqual(positions.map((_position, index) => index + 1));
  expect(Map.groupBy(seen, ({ id }) => id).size).toBe(stored.length);
  for (const { id } of stored) {
    const actions = seen.filter((change) => change.id === id).map(({ action }) => action);
    expect(actions).toEqual(["created", "updated"]);
  }
  expect([...committed.values()].filter((changes) => changes === -1).length).toBeGreaterThan(5);
});

it("keeps the latest when the old ones are deleted, so positions go on", async () => {
  const { latest } = await numberChanges(db);
  await deletePastChanges(db, new Date(Date.now() + 60_000));
  expect(await numberChanges(db)).toMatchObject({ oldest: latest, latest });
  await storeEvent(db);
  const [change] = await read(latest);
  expect(change?.position).toBe(latest + 1);
});

it("tells of each day's figures once, when the day is over", async () => {
  const { latest } = await numberChanges(db);
  const eventId = await storeEvent(db);
  const days = ["2026-12-03", "2026-12-04"];
  const counts = days.map((day) => ({ event_id: eventId, day, views: 1 }));
  await db.insertInto("event_daily_counts").values(counts).execute();
  await addChangesOfFigures(db, "2026-12-04");
  await addChangesOfFigures(db, "2026-12-04");
  const changes = await read(latest);
  const figures = changes.filter(({ kind }) => kind === "figures");
  expect(figures.map(({ entity_id: day }) => day)).toEqual(["2026-12-03"]);
});
