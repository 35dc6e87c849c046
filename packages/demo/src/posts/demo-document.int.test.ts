import { postDocument } from "@before-ten/contracts/posts/post-document";
import { documentText, eventIdsOf } from "@before-ten/contracts/posts/post-text";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { expect, it } from "vitest";
import { seedDemoData } from "../seed-demo.ts";
import { plainMailsAt } from "../testing/plain-mail.ts";
import { storesImageRows } from "../testing/image-rows.ts";

const now = new Date("2026-11-21T10:00:00Z");
const publicUrl = "https://club.example";

it("gives posts structure, with images that are stored and parties to come", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const writeMail = plainMailsAt(publicUrl);
  await seedDemoData(db, { now, publicUrl, writeMail, storeImage: storesImageRows(db) });
  const posts = await db
    .selectFrom("blog_posts")
    .select(["slug", "content", "document"])
    .where("document", "is not", null)
    .orderBy("slug")
    .execute();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  for (const { content, document } of posts) {
    const read = postDocument.parse(document);
    expect(read).toEqual(document);
    expect(documentText(read)).toBe(content);
  }
  const shown = await db.selectFrom("blog_post_images").selectAll().execute();
  expect(shown).toHaveLength(4);
  const named = posts.flatMap(({ document }) => eventIdsOf(postDocument.parse(document)));
  const events = await db
    .selectFrom("events")
    .select("starts_at")
    .where("id", "in", named)
    .execute();
  expect(events.map(({ starts_at: startsAt }) => startsAt > now)).toEqual([true, true, true]);
});
