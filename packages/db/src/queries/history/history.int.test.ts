import { historyKinds } from "@before-ten/contracts/history/rules";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Actor, actAs, actAsJob } from "../../actor.ts";
import { storeEvent } from "../../testing/stored-event.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openPlainPool } from "../../testing/plain-pool.ts";
import { insertUser } from "../auth/users.ts";
import { exportChanges, listChanges } from "./history.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

const ana: Actor = { kind: "admin", id: "ana", name: "Ana", via: "admin-area", client: "b1946ac" };
const everything = { limit: 100, offset: 0 };

const price = { amount: "50", currency: "GBP" };

const changes = (filter = {}) => listChanges(db, { kinds: historyKinds, ...filter }, everything);

async function setPrice(id: string, amount: string): Promise<void> {
  await db.updateTable("events").set({ ticket_amount: amount }).where("id", "=", id).execute();
}

/** Empties the history the only way a table's owner can, by removing its triggers. */
async function emptyHistory(): Promise<void> {
  await sql`
    alter table history disable trigger user;
    truncate history;
    alter table history enable trigger user;
  `.execute(db);
}
beforeEach(emptyHistory);

describe("a change", () => {
  it("is one row: who, from where, what, before and after", async () => {
    const id = await storeEvent(db, { name: "Sunday Disco", price });
    await actAs(ana, () => setPrice(id, "40"));
    expect(await changes()).toEqual([
      expect.objectContaining({
        actor_kind: "admin",
        actor_id: "ana",
        actor_name: "Ana",
        via: "admin-area",
        client: "b1946ac",
        entity_kind: "event",
        entity_id: id,
        entity_title: "Sunday Disco",
        action: "changed",
        before: { ticket_amount: 50 },
        after: { ticket_amount: 40 },
      }),
    ]);
  });

  it("without an actor isn't recorded", async () => {
    await setPrice(await storeEvent(db, { price }), "40");
    expect(await changes()).toEqual([]);
  });

  it("that changes nothing isn't recorded", async () => {
    const id = await storeEvent(db, { price });
    await actAs(ana, () => setPrice(id, "50"));
    expect(await changes()).toEqual([]);
  });

  it("isn't taken for the next one's on the same connection", async () => {
    const id = await storeEvent(db, { price });
    await actAs(ana, () => setPrice(id, "40"));
    await setPrice(id, "41");
    await actAsJob("sweep", () => setPrice(id, "42"));
    expect((await changes()).map(({ actor_name, after }) => [actor_name, after])).toEqual([
      ["sweep", { ticket_amount: 42 }],
      ["Ana", { ticket_amount: 40 }],
    ]);
  });

  it("that is rolled back leaves nothing, and the actor is set again", async () => {
    const id = await storeEvent(db, { price });
    const failing = actAs(ana, () =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable("events").set({ ticket_amount: "1" }).where("id", "=", id).execute();
        throw new Error("no");
      }),
    );
    await expect(failing).rejects.toThrow("no");
    expect(await changes()).toEqual([]);
    await actAs(ana, () => setPrice(id, "40"));
    expect(await changes()).toHaveLength(1);
  });

  it("of a person says that it was one, and no address", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    await actAs(ana, () =>
      db
        .updateTable("subscribers")
        .set({ email: "new@mail.example", tags: ["regular"] })
        .where("id", "=", id)
        .execute(),
    );
    const [change] = await changes();
    expect(change).toMatchObject({
      entity_title: "new@mail.example",
      before: { email: { hidden: true }, tags: [] },
      after: { email: { hidden: true }, tags: ["regular"] },
    });
    const { rows } = await sql`select * from history`.execute(db);
    expect(JSON.stringify(rows)).not.toContain("mail.example");
  });

  it("into the trash is a deletion, out of it a restoration, and a permanent one a purge", async () => {
    const id = await storeEvent(db, { price });
    const move = (deleted: string | null) =>
      sql`update all_events set deleted_at = ${deleted}, deleted_by_name = ${deleted && "Ana"}
        where id = ${id}`.execute(db);
    await actAs(ana, async () => {
      await move("2026-11-20");
      await move(null);
      await move("2026-11-21");
      await sql`delete from all_events where id = ${id}`.execute(db);
    });
    const rows = await changes({ entityId: id });
    expect(rows.map(({ action }) => action)).toEqual(["purged", "deleted", "restored", "deleted"]);
    expect(rows[1]).toMatchObject({ before: null, after: null });
  });
});

it("holds no hash of a password", async () => {
  const at = new Date();
  await actAs(ana, () =>
    insertUser(db, {
      name: "Ben",
      email: "ben@mail.example",
      adminRole: "owner",
      passwordHash: "secret-hash",
      at,
    }),
  );
  const { rows } = await sql`select * from history`.execute(db);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/secret-hash|Ben|mail\.example/);
});

describe("it can't be changed", () => {
  beforeEach(async () => {
    const id = await storeEvent(db, { price });
    await actAs(ana, () => setPrice(id, "40"));
    await sql`with wrong as (select 1)
      select store_security_event('sign-in-failed', null) from wrong`.execute(db);
  });

  it.each(["history", "security_events"])("the role that owns %s neither", async (table) => {
    const pool = openPlainPool(connectionString);
    for (const statement of [
      `update ${table} set via = 'api'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(pool.query(statement)).rejects.toThrow("history is only added to");
    }
    expect((await pool.query(`select from ${table}`)).rowCount).toBeGreaterThan(0);
    await pool.end();
  });

  it("except that changes older than thirty days can be deleted", async () => {
    const row = (at: string) =>
      sql`
      insert into history (at, actor_kind, actor_id, via, entity_kind, entity_id, entity_title,
        action, words)
      values (now() - ${at}::interval, 'job', 'x', 'job', 'event', 'x', '', 'changed', '')
    `.execute(db);
    await row("30 days 1 minute");
    await sql`delete from history where entity_id = 'x'`.execute(db);
    await row("29 days 23 hours");
    const early = sql`delete from history where entity_id = 'x'`.execute(db);
    await expect(early).rejects.toThrow("history is only added to");
  });
});

describe("the list", () => {
  it("finds by words in the title, the values and the author's name", async () => {
    const disco = await storeEvent(db, { name: "Sunday Disco", price });
    const jazz = await storeEvent(db, { name: "Café Jazz", price });
    await actAs(ana, () => setPrice(disco, "40"));
    await actAsJob("hourly sweep", () => setPrice(jazz, "77.5"));
    const found = async (search: string) =>
      (await changes({ search })).map(({ entity_title }) => entity_title);
    expect(await found("cafe")).toEqual(["Café Jazz"]);
    expect(await found("77.5 jazz")).toEqual(["Café Jazz"]);
    expect(await found("ana disco")).toEqual(["Sunday Disco"]);
    expect(await found("hourly disco")).toEqual([]);
    expect(await found("100%")).toEqual([]);
    const location = JSON.stringify({ formatted: "Barn", coordinates: null });
    await actAs(ana, () =>
      db.updateTable("events").set({ location }).where("id", "=", disco).execute(),
    );
    expect(await found("price")).toEqual(["Café Jazz", "Sunday Disco"]);
    expect(await found("Ticket price cafe")).toEqual(["Café Jazz"]);
    expect(await found("location")).toEqual(["Sunday Disco"]);
  });

  it("is the same as the export", async () => {
    const id = await storeEvent(db, { price });
    await actAs(ana, async () => {
      for (const amount of ["1", "2", "3"]) await setPrice(id, amount);
    });
    const exported = [];
    for await (const rows of exportChanges(db, { kinds: historyKinds })) exported.push(...rows);
    expect(exported).toEqual(await changes());
    expect(exported).toHaveLength(3);
  });
});
