import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { storePost } from "../../testing/stored-post.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import {
  countPostsByCategory,
  findPublicPost,
  listPopularTags,
  listPublicPosts,
  listRelatedPosts,
  type PublicPostFilter,
} from "./posts.ts";
import { findAnyPost } from "./admin-posts.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

beforeEach(async () => {
  await db.deleteFrom("blog_posts").execute();
});

const firstPage = { limit: 100, offset: 0 };

async function titlesOf(filter: PublicPostFilter = {}, slice = firstPage) {
  const { rows } = await listPublicPosts(db, filter, slice);
  return rows.map((row) => row.title);
}

describe("listPublicPosts", () => {
  it("shows published posts, latest first, and neither drafts nor archived ones", async () => {
    await storePost(db, { title: "older", publishedAt: "2026-10-01T09:00:00Z" });
    await storePost(db, { title: "newer", publishedAt: "2026-11-01T09:00:00Z" });
    await storePost(db, { title: "draft", status: "draft" });
    await storePost(db, { title: "archived", status: "archived" });
    expect(await titlesOf()).toEqual(["newer", "older"]);
  });

  it("filters by category, tag and featured, before the limit, and counts what matches", async () => {
    await storePost(db, { title: "one", category: "events", tags: ["80s", "door"] });
    await storePost(db, { title: "two", category: "music", tags: ["80s"], featured: true });
    await storePost(db, { title: "three", category: "music", tags: ["90s"] });
    await storePost(db, { title: "draft", category: "music", tags: ["80s"], status: "draft" });

    const music = await listPublicPosts(db, { category: "music" }, { limit: 1, offset: 1 });
    expect(music.rows.map((row) => row.title)).toEqual(["two"]);
    expect(music.total).toBe(2);
    expect(await titlesOf({ tag: "80s" })).toEqual(["two", "one"]);
    expect(await titlesOf({ tag: "80" })).toEqual([]);
    expect(await titlesOf({ featured: true })).toEqual(["two"]);
    expect(await titlesOf({ featured: false })).toEqual(["three", "one"]);
    expect(await titlesOf({ tag: "80s", category: "events" })).toEqual(["one"]);
  });

  it("cuts pages without gaps or repeats, also among posts of one instant", async () => {
    const titles = Array.from({ length: 7 }, (_, index) => `post ${index}`);
    for (const title of titles) await storePost(db, { title });
    await db.updateTable("blog_posts").set({ views: 1 }).where("title", "=", "post 2").execute();

    for (const search of ["", "post"]) {
      const pages = await Promise.all(
        [0, 3, 6].map((offset) => listPublicPosts(db, { search }, { limit: 3, offset })),
      );
      expect(pages.map((page) => page.total)).toEqual([7, 7, 7]);
      const seen = pages.flatMap((page) => page.rows.map((row) => row.title));
      expect(seen).toEqual(titles.toReversed());
    }
  });

  it("knows the total on a page past the end, also of a misspelt search", async () => {
    await storePost(db, { title: "The dance floor" });
    await storePost(db, { title: "The door", status: "draft" });
    const past = { limit: 10, offset: 9_999_990 };
    expect(await listPublicPosts(db, {}, past)).toEqual({ rows: [], total: 1 });
    expect(await listPublicPosts(db, { search: "dance" }, past)).toEqual({ rows: [], total: 1 });
    expect(await listPublicPosts(db, { search: "danse" }, past)).toEqual({ rows: [], total: 1 });
    expect(await listPublicPosts(db, { search: "zebra" }, past)).toEqual({ rows: [], total: 0 });
  });

  it("includes the image", async () => {
    const imageId = "a".repeat(64);
    await db
      .insertInto("images")
      .values({ id: imageId, width: 1600, height: 900, widths: [800, 1600], formats: ["webp"] })
      .execute();
    await storePost(db, { imageId, imageAlt: "A mirror ball" });
    const { rows } = await listPublicPosts(db, {}, firstPage);
    expect(rows).toMatchObject([
      {
        image_id: imageId,
        image_alt: "A mirror ball",
        image_width: 1600,
        image_widths: [800, 1600],
        image_formats: ["webp"],
      },
    ]);
  });
});

describe("findPublicPost", () => {
  it("finds a post by its slug, by its id and by a slug it had before", async () => {
    const id = await storePost(db, { slug: "the-new-name", content: "All of it." });
    await db.insertInto("blog_post_old_slugs").values({ slug: "old-name", post_id: id }).execute();
    for (const key of ["the-new-name", id, id.toUpperCase(), "old-name"]) {
      expect(await findPublicPost(db, key)).toMatchObject({
        id,
        slug: "the-new-name",
        content: "All of it.",
      });
    }
  });

  it("prefers the post that has the slug now", async () => {
    const former = await storePost(db, { slug: "moved-away" });
    const current = await storePost(db, { slug: "shared" });
    await db
      .insertInto("blog_post_old_slugs")
      .values({ slug: "shared", post_id: former })
      .execute();
    expect(await findPublicPost(db, "shared")).toMatchObject({ id: current });
  });

  it("prefers the post with that id to posts with that slug", async () => {
    const id = await storePost(db, { slug: "a-post" });
    await storePost(db, { slug: id });
    const another = await storePost(db, { slug: "another" });
    await db.insertInto("blog_post_old_slugs").values({ slug: id, post_id: another }).execute();
    for (const key of [id, id.toUpperCase()]) {
      expect(await findPublicPost(db, key)).toMatchObject({ id });
      expect(await findAnyPost(db, key)).toMatchObject({ id });
    }
  });

  it.each(["draft", "archived"] as const)("finds no %s post, by any name", async (status) => {
    const id = await storePost(db, { slug: "hidden", status });
    await db.insertInto("blog_post_old_slugs").values({ slug: "was", post_id: id }).execute();
    for (const key of [id, "hidden", "was"]) {
      expect(await findPublicPost(db, key)).toBeUndefined();
    }
  });

  it.each(["", "nothing", uuidv7(), "a\0b", "\ud800", "'", "%", "a".repeat(10_000)])(
    "finds nothing for %j",
    async (key) => {
      await storePost(db);
      expect(await findPublicPost(db, key)).toBeUndefined();
    },
  );
});

it("related posts are the latest others of the category", async () => {
  const id = await storePost(db, { title: "itself" });
  await storePost(db, { title: "fourth", publishedAt: "2026-01-01T00:00:00Z" });
  await storePost(db, { title: "first", publishedAt: "2026-04-01T00:00:00Z" });
  await storePost(db, { title: "third", publishedAt: "2026-02-01T00:00:00Z" });
  await storePost(db, { title: "second", publishedAt: "2026-03-01T00:00:00Z" });
  await storePost(db, { title: "elsewhere", category: "events" });
  await storePost(db, { title: "draft", status: "draft" });
  await storePost(db, { title: "archived", status: "archived" });
  const related = await listRelatedPosts(db, { id, category: "music" }, 3);
  expect(related.map((row) => row.title)).toEqual(["first", "second", "third"]);
});

describe("filters", () => {
  it("count published posts by category", async () => {
    await storePost(db, { category: "events" });
    await storePost(db, { category: "music" });
    await storePost(db, { category: "music" });
    await storePost(db, { category: "lifestyle", status: "draft" });
    await storePost(db, { category: "community", status: "archived" });
    expect(await countPostsByCategory(db)).toEqual(
      expect.arrayContaining([
        { name: "events", count: 1 },
        { name: "music", count: 2 },
      ]),
    );
    expect(await countPostsByCategory(db)).toHaveLength(2);
  });

  it("name the most used tags of published posts, with how many a search for each finds", async () => {
    await storePost(db, { tags: ["80s", "door", "door"] });
    await storePost(db, { tags: ["80s", "aftermath"] });
    await storePost(db, { title: "Doors open at four", excerpt: "And the dance floor too." });
    await storePost(db, { tags: ["dance floor", "the"], excerpt: "On the 80s." });
    await storePost(db, { tags: ["secret", "door"], status: "draft" });
    await storePost(db, { tags: ["secret"], status: "archived" });
    const tags = await listPopularTags(db, 10);
    expect(tags).toEqual([
      { name: "80s", count: 3 },
      { name: "dance floor", count: 2 },
      { name: "door", count: 2 },
      { name: "aftermath", count: 1 },
    ]);
    for (const { name, count } of tags) {
      const found = await listPublicPosts(db, { search: name }, { limit: 1, offset: 0 });
      expect({ name, count: found.total }).toEqual({ name, count });
    }
    expect(await listPopularTags(db, 1)).toEqual([{ name: "80s", count: 3 }]);
  });
});
