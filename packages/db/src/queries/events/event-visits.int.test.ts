import type { Channel } from "@before-ten/contracts/analytics/channel";
import { afterAll, beforeEach, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { storeEvent } from "../../testing/stored-event.ts";
import { storeSentCampaign } from "../../testing/stored-sent-campaign.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { countEventVisit, deletePastEventVisits } from "./event-visits.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-04T12:00:00Z");

beforeEach(async () => {
  await db.deleteFrom("event_visits").execute();
  await db.deleteFrom("events").execute();
});

/** Counts a visit by a new visitor, or by the one with the given key. */
function count(
  id: string,
  what: "views" | "clicks",
  {
    at = now,
    key = uuidv7(),
    earlierKey,
    channel,
    campaignId,
  }: { at?: Date; key?: string; earlierKey?: string; channel?: Channel; campaignId?: string } = {},
) {
  const countsAgainAt = new Date(at.getTime() + 300_000);
  const once = { key, earlierKey: earlierKey ?? key, countsAgainAt };
  return countEventVisit(db, at, { id, what, once, campaignId, channel });
}

function after(ms: number): Date {
  return new Date(now.getTime() + ms);
}

function counts() {
  return db
    .selectFrom("event_daily_counts")
    .select(["event_id", "day", "views", "clicks"])
    .orderBy("day")
    .execute();
}

it("counts views and clicks apart", async () => {
  const id = await storeEvent(db);

  expect(await count(id, "clicks")).toBe(true);
  expect(await count(id, "views")).toBe(true);
  expect(await count(id, "views")).toBe(true);

  expect(await counts()).toEqual([{ event_id: id, day: "2026-12-04", views: 2, clicks: 1 }]);
});

it("counts visits with a channel, each once", async () => {
  const id = await storeEvent(db);
  await count(id, "views", { channel: "search" });
  await count(id, "views", { channel: "search" });
  await count(id, "clicks", { channel: "search", key: "ana" });
  await count(id, "clicks", { channel: "direct", key: "ana" });
  await count(id, "views");

  expect(await counts()).toMatchObject([{ views: 3, clicks: 1 }]);
  expect(
    await db
      .selectFrom("event_daily_channels")
      .select(["event_id", "day", "channel", "views", "clicks"])
      .execute(),
  ).toEqual([{ event_id: id, day: "2026-12-04", channel: "search", views: 2, clicks: 1 }]);
});

it("counts exactly under 200 calls at once", async () => {
  const id = await storeEvent(db);
  const other = await storeEvent(db);

  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      count(index % 4 === 3 ? other : id, index % 4 === 0 ? "clicks" : "views"),
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
  await count(id, "views", { at: new Date(at) });
  expect(await counts()).toMatchObject([{ day, views: 1 }]);
});

it("counts an ended and a completed event too", async () => {
  const ended = await storeEvent(db, { startDay: "2020-01-01" });
  const completed = await storeEvent(db, { status: "completed" });
  expect(await count(ended, "views")).toBe(true);
  expect(await count(completed, "views")).toBe(true);
});

it("counts neither drafts nor unknown events", async () => {
  const draft = await storeEvent(db, { status: "draft" });

  expect(await count(draft, "views")).toBe(false);
  expect(await count(draft, "clicks")).toBe(false);
  expect(await count(uuidv7(), "views")).toBe(false);

  expect(await counts()).toEqual([]);
});

it("stops counting when an event becomes a draft", async () => {
  const id = await storeEvent(db);
  await count(id, "views");
  await db.updateTable("events").set({ status: "draft" }).where("id", "=", id).execute();

  expect(await count(id, "views")).toBe(false);
  expect(await counts()).toMatchObject([{ views: 1 }]);
});

it("counts again when the time is over, which a visit that doesn't count leaves as it is", async () => {
  const id = await storeEvent(db);
  const countedAt = async (ms: number) => {
    expect(await count(id, "clicks", { at: after(ms), key: "ana" })).toBe(true);
    return (await counts())[0]?.clicks;
  };
  expect(await countedAt(0)).toBe(1);
  expect(await countedAt(200_000)).toBe(1);
  expect(await countedAt(299_999)).toBe(1);
  expect(await countedAt(300_000)).toBe(2);
  expect(await countedAt(599_999)).toBe(2);
  expect(await countedAt(600_000)).toBe(3);
});

it("knows a visitor by the earlier key too", async () => {
  const id = await storeEvent(db);
  await count(id, "clicks", { key: "yesterday's" });
  await count(id, "clicks", { at: after(299_999), key: "today's", earlierKey: "yesterday's" });
  expect(await counts()).toMatchObject([{ clicks: 1 }]);
  await count(id, "clicks", { at: after(300_000), key: "today's", earlierKey: "yesterday's" });
  expect(await counts()).toMatchObject([{ clicks: 2 }]);
});

it.each([
  ["never seen before", now],
  ["whose time is over", after(300_000)],
])("counts one of 20 visits at once of a visitor %s", async (_who, at) => {
  const id = await storeEvent(db);
  if (at !== now) await count(id, "clicks", { key: "ana" });
  const before = (await counts())[0]?.clicks ?? 0;
  const found = await Promise.all(
    Array.from({ length: 20 }, () => count(id, "clicks", { at, key: "ana" })),
  );
  expect(found).toEqual(Array.from({ length: 20 }, () => true));
  expect(await counts()).toMatchObject([{ clicks: before + 1 }]);
});

it("doesn't store a visit to a private event", async () => {
  const id = await storeEvent(db, { status: "draft" });
  await count(id, "clicks", { key: "ana" });
  expect(await db.selectFrom("event_visits").selectAll().execute()).toEqual([]);
});

it("forgets visits that count again, and no others", async () => {
  const id = await storeEvent(db);
  await count(id, "views", { key: "over" });
  await count(id, "views", { at: after(1), key: "open" });
  await deletePastEventVisits(db, after(300_000));
  expect(await db.selectFrom("event_visits").select("key").execute()).toEqual([{ key: "open" }]);
});

it("counts what came from a campaign by its day and channel, and nothing of unknown ones", async () => {
  const id = await storeEvent(db);
  const campaignId = await storeSentCampaign(db);
  await count(id, "views", { campaignId, channel: "newsletter" });
  await count(id, "clicks", { campaignId, channel: "newsletter" });
  await count(id, "views", { campaignId });
  await count(id, "views", { campaignId });
  await count(id, "clicks", { campaignId: uuidv7(), channel: "newsletter" });
  const rows = await db
    .selectFrom("event_daily_campaigns")
    .select(["day", "campaign_id", "channel", "views", "clicks"])
    .orderBy("channel")
    .execute();
  const own = { day: "2026-12-04", campaign_id: campaignId };
  expect(rows).toEqual([
    { ...own, channel: "newsletter", views: 1, clicks: 1 },
    { ...own, channel: null, views: 2, clicks: 0 },
  ]);
  const clicks = await db.selectFrom("campaign_ticket_clicks").select("clicks").execute();
  expect(clicks).toEqual([{ clicks: 1 }]);
});
