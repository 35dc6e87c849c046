import { afterAll, beforeEach, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { storeEvent } from "../testing/stored-event.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { countEventVisit } from "./events.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-04T12:00:00Z");

beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

function counts() {
  return db
    .selectFrom("event_daily_counts")
    .select(["event_id", "day", "views", "clicks"])
    .orderBy("day")
    .execute();
}

it("counts views and clicks apart", async () => {
  const id = await storeEvent(db);

  expect(await countEventVisit(db, now, { id, what: "clicks" })).toBe(true);
  expect(await countEventVisit(db, now, { id, what: "views" })).toBe(true);
  expect(await countEventVisit(db, now, { id, what: "views" })).toBe(true);

  expect(await counts()).toEqual([{ event_id: id, day: "2026-12-04", views: 2, clicks: 1 }]);
});

it("counts exactly under 200 calls at once", async () => {
  const id = await storeEvent(db);
  const other = await storeEvent(db);

  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      countEventVisit(db, now, {
        id: index % 4 === 3 ? other : id,
        what: index % 4 === 0 ? "clicks" : "views",
      }),
    ),
  );

  expect(await counts()).toEqual(
    expect.arrayContaining([
      { event_id: id, day: "2026-12-04", views: 100, clicks: 50 },
      { event_id: other, day: "2026-12-04", views: 50, clicks: 0 },
    ]),
  );
});

it.each([
  ["AU", "2026-12-04T12:59:59.999Z", "2026-12-04"],
  ["AU", "2026-12-04T13:00:00.000Z", "2026-12-05"],
  ["NZ", "2026-12-04T11:00:00.000Z", "2026-12-05"],
  ["US", "2026-12-05T04:59:59.999Z", "2026-12-04"],
  ["US", "2026-12-05T05:00:00.000Z", "2026-12-05"],
  ["UK", "2026-12-04T23:59:59.999Z", "2026-12-04"],
  ["UK", "2026-07-04T23:00:00.000Z", "2026-07-05"],
  ["XX", "2026-12-04T23:59:59.999Z", "2026-12-04"],
])("counts for the day it is in %s at %s", async (country, at, day) => {
  const id = await storeEvent(db, { country });
  await countEventVisit(db, new Date(at), { id, what: "views" });
  expect(await counts()).toMatchObject([{ day, views: 1 }]);
});

it("counts an ended and a completed event too", async () => {
  const ended = await storeEvent(db, { startDay: "2020-01-01" });
  const completed = await storeEvent(db, { status: "completed" });
  expect(await countEventVisit(db, now, { id: ended, what: "views" })).toBe(true);
  expect(await countEventVisit(db, now, { id: completed, what: "views" })).toBe(true);
});

it("counts neither a draft nor a stranger", async () => {
  const draft = await storeEvent(db, { status: "draft" });

  expect(await countEventVisit(db, now, { id: draft, what: "views" })).toBe(false);
  expect(await countEventVisit(db, now, { id: draft, what: "clicks" })).toBe(false);
  expect(await countEventVisit(db, now, { id: uuidv7(), what: "views" })).toBe(false);

  expect(await counts()).toEqual([]);
});

it("stops counting when an event becomes a draft", async () => {
  const id = await storeEvent(db);
  await countEventVisit(db, now, { id, what: "views" });
  await db.updateTable("events").set({ status: "draft" }).where("id", "=", id).execute();

  expect(await countEventVisit(db, now, { id, what: "views" })).toBe(false);
  expect(await counts()).toMatchObject([{ views: 1 }]);
});
