import { afterAll, expect, it } from "vitest";
import { listPublicPosts } from "../queries/posts/posts.ts";
import { storePost } from "../testing/stored-post.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { fillJoinedWords } from "./2026-11-27_30_joined-words.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("lets a search find the joined words of posts that were published before", async () => {
  await storePost(db, { title: "O'Brien's", tags: ["C++"] });
  await db.updateTable("blog_post_search").set({ words: "'s'" }).execute();

  await fillJoinedWords(db);

  const search = (text: string) => listPublicPosts(db, { search: text }, { limit: 10, offset: 0 });
  expect(await search("obriens")).toMatchObject({ total: 1 });
  expect(await search("c++")).toMatchObject({ total: 1 });
});
