import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { storePost } from "../../testing/stored-post.ts";
import { storeSubscriber } from "../../testing/stored-subscriber.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { countSegment } from "../campaigns/segment.ts";
import { mergeSegmentChanges } from "../campaigns/segment-marks.ts";
import { deleteUnusedImages, storeImage } from "../images/images.ts";
import { readOverview } from "../newsletter/subscriber-counts.ts";
import { searchPosts } from "../posts/post-search.ts";
import { deleteFromTrash, emptyTrash, moveToTrash, restoreFromTrash } from "./trash.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00.000Z");
const by = { id: null, name: "Ana" };

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  await db.deleteFrom("all_blog_posts").execute();
  await db.deleteFrom("all_subscribers").execute();
});

describe("a subscriber in the trash", () => {
  const everybody: CampaignAudience = { topic: "events", segment: {} };
  const counts = async () => ({
    listed: (await readOverview(db, { now: at, days: 30 })).total,
    reached: await countSegment(db, everybody, at),
  });

  it.each(["changed just now", "merged"])("is counted nowhere, %s", async (when) => {
    const settle = () => (when === "merged" ? mergeSegmentChanges(db) : undefined);
    const ana = await storeSubscriber(db, { email: "ana@mail.example" });
    await storeSubscriber(db, { email: "ben@mail.example" });
    await settle();
    expect(await counts()).toEqual({ listed: 2, reached: 2 });

    await moveToTrash(db, "subscriber", { ids: [ana], by, at });
    await settle();
    expect(await counts()).toEqual({ listed: 1, reached: 1 });

    // Changes in the trash don't count.
    await db
      .updateTable("all_subscribers")
      .set({ tags: ["vip"] })
      .where("id", "=", ana)
      .execute();
    await restoreFromTrash(db, { kinds: ["subscriber"], ids: [ana] });
    await settle();
    expect(await counts()).toEqual({ listed: 2, reached: 2 });

    await moveToTrash(db, "subscriber", { ids: [ana], by, at });
    await deleteFromTrash(db, { kinds: ["subscriber"], ids: [ana] });
    await settle();
    expect(await counts()).toEqual({ listed: 1, reached: 1 });
  });
});

it("a post in the trash is found by no word, and by its words again once it is restored", async () => {
  const id = await storePost(db, { title: "Vinyl at four" });
  const found = async () => (await searchPosts(db, "vinyl", { limit: 10, offset: 0 })).ids;
  await moveToTrash(db, "post", { ids: [id], by, at });
  await db.updateTable("all_blog_posts").set({ excerpt: "Records" }).where("id", "=", id).execute();
  expect(await found()).toEqual([]);
  await restoreFromTrash(db, { kinds: ["post"], ids: [id] });
  expect(await found()).toEqual([id]);
});

it("keeps its items' images until they are permanently deleted", async () => {
  const image = "a".repeat(64);
  await storeImage(db, {
    id: image,
    width: 10,
    height: 10,
    widths: [10],
    formats: ["webp"],
    preview: null,
  });
  const event = await storeEvent(db);
  await db.updateTable("events").set({ poster_id: image }).where("id", "=", event).execute();
  await moveToTrash(db, "event", { ids: [event], by, at });
  const sweep = () =>
    db
      .transaction()
      .execute((trx) => deleteUnusedImages(trx, { storedBefore: new Date("2100-01-01") }));
  expect(await sweep()).toHaveLength(0);
  await emptyTrash(db, { kinds: ["event"], deletedUntil: at });
  expect(await sweep()).toHaveLength(1);
});

it("moves, restores and deletes only the given kinds, and each item once", async () => {
  const [event, post] = [await storeEvent(db), await storePost(db)];
  expect(await moveToTrash(db, "event", { ids: [event, post], by, at })).toEqual([event]);
  expect(await moveToTrash(db, "event", { ids: [event], by, at })).toEqual([]);
  await moveToTrash(db, "post", { ids: [post], by, at });
  const ids = [event, post];
  expect(await restoreFromTrash(db, { kinds: ["subscriber"], ids })).toBe(0);
  expect(await deleteFromTrash(db, { kinds: ["post"], ids })).toBe(1);
  expect(await emptyTrash(db, { kinds: ["event"], deletedUntil: new Date(at.getTime() - 1) })).toBe(
    0,
  );
  expect(await restoreFromTrash(db, { kinds: ["event", "post"], ids })).toBe(1);
});

it("no row is in the trash without the admin who deleted it", async () => {
  const id = await storeEvent(db);
  const put = db.updateTable("all_events").set({ deleted_at: at }).where("id", "=", id).execute();
  await expect(put).rejects.toThrow("deleted_by_somebody");
});

it("two calls that move the same items at once don't deadlock", async () => {
  const ids = [await storeEvent(db), await storeEvent(db), await storeEvent(db)];
  const moved = await Promise.all([
    moveToTrash(db, "event", { ids, by, at }),
    moveToTrash(db, "event", { ids: ids.toReversed(), by, at }),
  ]);
  expect(moved.flat().toSorted()).toEqual(ids.toSorted());
});
