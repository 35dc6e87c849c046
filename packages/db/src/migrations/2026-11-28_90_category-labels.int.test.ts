import { afterAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { listLabels } from "./2026-11-28_90_category-labels.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
beforeEach(() => db.deleteFrom("site_texts").execute());

const at = new Date("2026-11-28T09:00:00Z");

async function store(id: string, value: unknown): Promise<void> {
  await db
    .insertInto("site_texts")
    .values({ id, value: JSON.stringify(value), updated_at: at })
    .execute();
}

async function labels(): Promise<unknown> {
  const row = await db
    .selectFrom("site_texts")
    .select("value")
    .where("id", "=", "post-categories.list")
    .executeTakeFirst();
  return row?.value;
}

it("keeps a label that was changed before the categories were a list", async () => {
  await store("post-categories.music", "Sounds");
  await listLabels(db);
  expect(await labels()).toEqual([
    { id: "events", label: "Events", colour: "gold" },
    { id: "music", label: "Sounds", colour: "magenta" },
    { id: "lifestyle", label: "Lifestyle", colour: "coral" },
    { id: "community", label: "Community", colour: "dusk" },
  ]);
});

it("leaves a list that an admin has changed, and a site without changes", async () => {
  await listLabels(db);
  expect(await labels()).toBeUndefined();
  const list = [{ id: "music", label: "Records", colour: "gold" }];
  await store("post-categories.list", list);
  await store("post-categories.music", "Sounds");
  await listLabels(db);
  expect(await labels()).toEqual(list);
});
