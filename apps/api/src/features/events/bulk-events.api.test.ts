import { bulkEventMessages } from "@before-ten/contracts/events/admin-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const visitor = await signedInAs(deps, "user");

const unknownId = "01990000-0000-7000-8000-000000000000";

interface Done {
  count: number;
  undoId: string | null;
}

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
});

const bulk = (ids: string[], change: object) =>
  callRest<Done>(app, "POST", "/admin/events/bulk", { token, payload: { ids, change } });

const undo = (undoId: string | null) =>
  callRest<{ count: number }>(app, "POST", "/admin/events/bulk/undo", {
    token,
    payload: { undoId },
  });

async function stored() {
  const rows = await db
    .selectFrom("events")
    .select(["event_name", "status", "availability", "on_sale_from", "series_own_fields"])
    .orderBy("event_name")
    .execute();
  return rows;
}

const publish = { operation: "setStatus", status: "published" };
const soldOut = { operation: "setAvailability", availability: "sold-out" };

it.each([
  ["bulk", mutateTrpc],
  ["undoBulk", mutateTrpc],
  ["export", queryTrpc],
] as const)("%s is a 401 for visitors and a 403 for others", async (name, call) => {
  expect((await call(app, `events.${name}`, {})).status).toBe(401);
  expect((await call(app, `events.${name}`, {}, { token: visitor.token })).status).toBe(403);
});

it.each([
  [[], publish],
  [Array.from({ length: 101 }, () => unknownId), publish],
  [[unknownId], { operation: "setStatus", status: "gone" }],
  [[unknownId], { operation: "setAvailability", availability: "not-yet-on-sale" }],
  [[unknownId], { operation: "rename" }],
])("refuses %j with %j", async (ids, change) => {
  expect((await bulk(ids, change)).status).toBe(400);
});

describe("a bulk action", () => {
  it.each([publish, soldOut, { operation: "delete" }])(
    "changes nothing when one of the events is gone: %j",
    async (change) => {
      const id = await storeEvent(db, { status: "draft" });
      const before = await stored();
      for (const wrong of [unknownId, "x"]) {
        const { status, body } = await bulk([id, wrong], change);
        expect([status, body.error]).toEqual([404, bulkEventMessages.missing]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it("changes each event once, and is taken back once", async () => {
    const draft = await storeEvent(db, { name: "A", status: "draft" });
    const active = await storeEvent(db, { name: "B", status: "active" });
    const before = await stored();
    const { body } = await bulk([draft, active, draft], publish);
    expect(body.data.count).toBe(2);
    expect((await stored()).map(({ status }) => status)).toEqual(["published", "published"]);

    expect((await undo(body.data.undoId)).body.data).toEqual({ count: 2 });
    expect(await stored()).toEqual(before);
    const again = await undo(body.data.undoId);
    expect([again.status, again.body.error]).toEqual([404, trashMessages.undoTooLate]);
  });

  it("restores the start of a sale, and which fields of a series' date are its own", async () => {
    const { id: seriesId } = await storeSeries(db);
    const id = await storeEvent(db, { seriesId, ownFields: ["eventName"] });
    await db
      .updateTable("events")
      .set({ availability: "not-yet-on-sale", on_sale_from: clock.now() })
      .where("id", "=", id)
      .execute();
    const before = await stored();
    const { body } = await bulk([id], soldOut);
    const own = (await stored()).find(({ availability }) => availability === "sold-out");
    expect(own?.series_own_fields).toEqual(expect.arrayContaining(["eventName", "availability"]));
    await undo(body.data.undoId);
    expect(await stored()).toEqual(before);
  });

  it("restores the scheduled times of an event", async () => {
    const ids = [
      await storeEvent(db, { status: "draft" }),
      await storeEvent(db, { status: "draft" }),
    ];
    const times = { publish_at: new Date("2026-12-10"), take_down_at: new Date("2026-12-20") };
    await db
      .updateTable("events")
      .set(times)
      .where("id", "=", ids[0] ?? "")
      .execute();
    await db
      .updateTable("events")
      .set({ take_down_at: times.take_down_at })
      .where("id", "=", ids[1] ?? "")
      .execute();
    const schedules = () =>
      db.selectFrom("events").select(["publish_at", "take_down_at"]).orderBy("id").execute();
    const before = await schedules();
    const { body } = await bulk(ids, publish);
    expect(await schedules()).not.toEqual(before);
    await undo(body.data.undoId);
    expect(await schedules()).toEqual(before);
  });

  it("leaves events changed again since as they are", async () => {
    const ids = [
      await storeEvent(db, { name: "A", status: "draft" }),
      await storeEvent(db, { name: "B", status: "draft" }),
    ];
    const { body } = await bulk(ids, publish);
    await mutateTrpc(app, "events.setStatus", { id: ids[0], status: "completed" }, { token });
    expect((await undo(body.data.undoId)).body.data).toEqual({ count: 1 });
    expect((await stored()).map(({ status }) => status)).toEqual(["completed", "draft"]);
  });

  it("can't be taken back after an hour, or by a made-up id", async () => {
    const { body } = await bulk([await storeEvent(db)], publish);
    clock.advance(3_600_001);
    for (const id of [body.data.undoId, unknownId, "x"]) {
      const { status, body: answer } = await undo(id);
      expect([status, answer.error]).toEqual([404, trashMessages.undoTooLate]);
    }
  });

  it("moves to the trash", async () => {
    const ids = [await storeEvent(db), await storeEvent(db)];
    const { body } = await bulk(ids, { operation: "delete" });
    expect(body.data).toEqual({ count: 2, undoId: null });
    expect(await stored()).toEqual([]);
    await callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids } });
    expect(await stored()).toHaveLength(2);
  });
});

it("exports the chosen ones as CSV, soonest first, and no formula", async () => {
  const later = await storeEvent(db, { name: '=HYPERLINK("x")', startDay: "2026-12-12" });
  const sooner = await storeEvent(db, { name: "Sunday Disco" });
  await storeEvent(db, { name: "Another" });
  const response = await app.inject({
    url: `/api/admin/events/export?ids=${later},${sooner},x`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers["content-disposition"]).toMatch(/events-\d{4}-\d\d-\d\d\.csv/);
  const [head, ...lines] = response.body.trim().split("\r\n");
  expect(head).toContain("Name,First day,Last day");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Sunday Disco,2026-12-05,/);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(/);
});

it("lists by country, state and clicks, either way round", async () => {
  await storeEvent(db, { name: "AU sold", country: "AU", availability: "sold-out" });
  const clicked = await storeEvent(db, { name: "UK clicked", country: "UK" });
  await storeEvent(db, { name: "NZ few", country: "NZ", availability: "few-left" });
  await db
    .insertInto("event_daily_counts")
    .values([
      { event_id: clicked, day: "2026-12-01", clicks: 2 },
      { event_id: clicked, day: "2026-12-02", clicks: 3 },
    ])
    .execute();
  const list = async (sort: string) => {
    const { body } = await callRest<{ eventName: string; clicks: number }[]>(
      app,
      "GET",
      `/admin/events?sort=${sort}`,
      { token },
    );
    return body.data;
  };
  const names = async (sort: string) => (await list(sort)).map(({ eventName }) => eventName);
  expect(await names("country")).toEqual(["AU sold", "NZ few", "UK clicked"]);
  expect(await names("-country")).toEqual(["UK clicked", "NZ few", "AU sold"]);
  expect(await names("state")).toEqual(["UK clicked", "NZ few", "AU sold"]);
  expect((await list("-clicks"))[0]).toMatchObject({ eventName: "UK clicked", clicks: 5 });
  expect((await names("clicks")).at(-1)).toBe("UK clicked");
  expect(await names("date")).toHaveLength(3);
});
