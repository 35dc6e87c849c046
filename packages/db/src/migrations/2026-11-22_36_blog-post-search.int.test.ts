import { afterAll, expect, it } from "vitest";
import { listPublicPosts } from "../queries/posts/posts.ts";
import { storePost } from "../testing/stored-post.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { fillPostSearch } from "./2026-11-22_36_blog-post-search.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("lets a search find the posts that were published before, and no others", async () => {
  await storePost(db, { title: "A mirror ball", content: "With a motor." });
  await storePost(db, { title: "A draft about mirrors", status: "draft" });
  await storePost(db, { title: "An archived mirror", status: "archived" });
  await db.deleteFrom("blog_post_search").execute();

  await fillPostSearch(db);

  const search = (text: string) => listPublicPosts(db, { search: text }, { limit: 10, offset: 0 });
  expect(await search("mirror")).toMatchObject({ total: 1, rows: [{ title: "A mirror ball" }] });
  expect(await search("motor")).toMatchObject({ total: 1 });
});
