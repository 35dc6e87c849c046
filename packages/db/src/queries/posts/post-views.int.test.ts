import { afterAll, beforeEach, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { storePost } from "../../testing/stored-post.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { countPostView } from "./post-views.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-04T12:00:00Z");

beforeEach(async () => {
  await db.deleteFrom("blog_posts").execute();
});

function days() {
  return db.selectFrom("blog_post_daily_counts").selectAll().orderBy("day").execute();
}

async function totalOf(id: string) {
  const row = db.selectFrom("blog_posts").select("views").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).views;
}

it("counts in total and by UTC day, and answers the total", async () => {
  const id = await storePost(db);
  expect(await countPostView(db, new Date("2026-12-04T23:59:59.999Z"), id)).toBe(1);
  expect(await countPostView(db, new Date("2026-12-05T00:00:00.000Z"), id)).toBe(2);
  expect(await countPostView(db, new Date("2026-12-05T13:00:00.000Z"), id)).toBe(3);
  expect(await days()).toEqual([
    { post_id: id, day: "2026-12-04", views: 1 },
    { post_id: id, day: "2026-12-05", views: 2 },
  ]);
  expect(await totalOf(id)).toBe(3);
});

it("counts exactly under 200 calls at once", async () => {
  const id = await storePost(db);
  const totals = await Promise.all(Array.from({ length: 200 }, () => countPostView(db, now, id)));
  expect(new Set(totals).size).toBe(200);
  expect(await days()).toEqual([{ post_id: id, day: "2026-12-04", views: 200 }]);
  expect(await totalOf(id)).toBe(200);
});

it("counts neither drafts, archived posts nor unknown ones", async () => {
  const draft = await storePost(db, { status: "draft" });
  const archived = await storePost(db, { status: "archived" });
  for (const id of [draft, archived, uuidv7()]) {
    expect(await countPostView(db, now, id)).toBeUndefined();
  }
  expect(await days()).toEqual([]);
  expect([await totalOf(draft), await totalOf(archived)]).toEqual([0, 0]);
});

it("doesn't look like an edit", async () => {
  const id = await storePost(db);
  const edited = () =>
    db.selectFrom("blog_posts").select("updated_at").where("id", "=", id).executeTakeFirst();
  const before = await edited();
  await countPostView(db, now, id);
  expect(await edited()).toEqual(before);
});
