import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import { postRow, storePost } from "../../testing/stored-post.ts";
import { plansSentBy } from "../../testing/sent-plans.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listPopularTags, listPublicPosts, type PublicPostFilter } from "./posts.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

const categories = ["events", "music", "lifestyle", "community"] as const;

beforeAll(async () => {
  const rows = Array.from({ length: 3_500 }, (_, index) =>
    postRow(uuidv7(), {
      title: `Record ${index}: a night of number ${index * 7}`,
      category: categories[index % 4] ?? "music",
      tags: [`tag ${index % 200}`],
      publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    }),
  );
  rows.push(postRow(uuidv7(), { title: "Mirror balls, and who hangs them" }));
  await db.insertInto("blog_posts").values(rows).execute();
  await sql`vacuum analyze all_blog_posts, blog_post_search`.execute(db);
});

function plansOf(filter: PublicPostFilter): Promise<string> {
  return plansSentBy(connectionString, (watched) =>
    listPublicPosts(watched, filter, { limit: 12, offset: 0 }),
  );
}

it("finds words in the index of words", async () => {
  const plan = await plansOf({ search: "mirror" });
  expect(plan).toMatch(/Index.* blog_post_search_words\b/);
  expect(plan).not.toMatch(/Seq Scan on blog_post/);
});

it("finds misspelt words among all words, and then in the index of words", async () => {
  const plan = await plansOf({ search: "mirrer" });
  expect(plan).toMatch(/Index.* blog_post_search_words\b/);
  expect(plan).not.toMatch(/Seq Scan on blog_post/);
});

it("finds a tag in the index of tags", async () => {
  const plan = await plansOf({ tag: "tag 7" });
  expect(plan).toMatch(/Index.* blog_posts_tags\b/);
  expect(plan).not.toContain("Seq Scan on blog_posts");
});

it("looks for a word that most posts have among the newest 3,000, and for a rare one in all", async () => {
  const search = async (text: string, offset = 0) => {
    const found = await listPublicPosts(db, { search: text }, { limit: 100, offset });
    return { total: found.total, titles: found.rows.map(({ title }) => title) };
  };
  expect(await search("night")).toMatchObject({ total: 2_999 });
  expect((await search("nigt")).total).toBe(2_999);
  expect((await search("night", 2_949)).titles).toHaveLength(50);
  expect(await search("3499")).toEqual({
    total: 1,
    titles: ["Record 3499: a night of number 24493"],
  });
  // A page past the end has the total too.
  expect(await search("night", 3_000)).toEqual({ total: 2_999, titles: [] });
});

it("finds a common word in older posts if a filter excludes the newest", async () => {
  const oldest = { title: "The oldest night", category: "lifestyle", featured: true } as const;
  await storePost(db, { ...oldest, publishedAt: "2020-01-01T00:00:00Z" });
  const slice = { limit: 10, offset: 0 };
  const found = await listPublicPosts(db, { search: "night", featured: true }, slice);
  expect(found).toMatchObject({ total: 1, rows: [{ title: "The oldest night" }] });
});

it("counts for a popular tag the results of a search for it", async () => {
  const [tag] = await listPopularTags(db, 1);
  const { total } = await listPublicPosts(db, { search: tag?.name ?? "" }, { limit: 1, offset: 0 });
  expect(tag?.count).toBe(total);
});
