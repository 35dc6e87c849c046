import { type CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { v7 as uuidv7 } from "uuid";
import type { DB } from "../../schema.ts";
import { postRow } from "../../testing/stored-post.ts";
import { openPlainPool } from "../../testing/plain-pool.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listPublicPosts, type PublicPostFilter } from "./posts.ts";

const { db, connectionString, close } = await createTestDatabase();
afterAll(close);

const categories = ["events", "music", "lifestyle", "community"] as const;

beforeAll(async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) =>
    postRow(uuidv7(), {
      title: `Record ${index}: a night of number ${index * 7}`,
      category: categories[index % 4] ?? "music",
      tags: [`tag ${index % 200}`],
      publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    }),
  );
  rows.push(postRow(uuidv7(), { title: "Mirror balls, and who hangs them" }));
  await db.insertInto("blog_posts").values(rows).execute();
  await sql`vacuum analyze blog_posts`.execute(db);
});

/** PostgreSQL's plans for the very statements the list sends. */
async function plansOf(filter: PublicPostFilter): Promise<string> {
  const sent: CompiledQuery[] = [];
  const pool = openPlainPool(connectionString);
  const watched = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (query.sql.includes("blog_posts")) sent.push(query);
    },
  });
  await listPublicPosts(watched, filter, { limit: 12, offset: 0 });
  const plans = await Promise.all(
    sent.map((query) => pool.query(`explain ${query.sql}`, [...query.parameters])),
  );
  await watched.destroy();
  return plans.flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"])).join("\n");
}

it("finds words in the index of words", async () => {
  const plan = await plansOf({ search: "mirror" });
  expect(plan).toMatch(/Index.* blog_posts_search_vector\b/);
  expect(plan).not.toContain("Seq Scan on blog_posts");
});

it("finds misspelt words among all words, and then in the index of words", async () => {
  const plan = await plansOf({ search: "mirrer" });
  expect(plan).toMatch(/Index.* blog_posts_search_vector\b/);
  expect(plan).not.toContain("Seq Scan on blog_posts");
});

it("finds a tag in the index of tags", async () => {
  const plan = await plansOf({ tag: "tag 7" });
  expect(plan).toMatch(/Index.* blog_posts_tags\b/);
  expect(plan).not.toContain("Seq Scan on blog_posts");
});
