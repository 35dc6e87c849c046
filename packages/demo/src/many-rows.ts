import { isCountryCode } from "@before-ten/contracts/shared/countries";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "@before-ten/db/client";
import { proseText } from "./posts/demo-post.ts";
import { demoPosts } from "./posts/demo-posts.ts";
import { venues } from "./events/venues.ts";
import { scatter } from "./scatter.ts";
import { eventRow } from "@before-ten/db/testing/stored-event";
import { postRow } from "@before-ten/db/testing/stored-post";

const dayMs = 86_400_000;
const rowsAtOnce = 500;
const sentences = demoPosts.flatMap((post) => proseText(post).split(/(?<=[.?!])\s+/));
const words = [...new Set(sentences.join(" ").match(/[a-z]{5,}/gi))];
const tags = demoPosts.flatMap((post) => post.tags);
const places = Object.values(venues);

/** Nine of ten lie in the past; one in twenty is a draft, and as many are completed. */
export async function storeManyEvents(db: Db, count: number, now: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() + (index - Math.floor(count * 0.9)) * dayMs);
    const { name, suburb, city, country } = pick(places, index);
    return eventRow(uuidv7(), {
      name: `${capital(pick(words, index * 3))} ${pick(words, index * 3 + 1)} in ${city}`,
      description: text(index, 4),
      place: `${name}, ${suburb}, ${city}`,
      country: isCountryCode(country) ? country : "UK",
      startDay: day.toISOString().slice(0, 10),
      featured: index % 10 === 0,
      status: index % 20 === 0 ? "draft" : index % 20 === 1 ? "completed" : "active",
    });
  });
  for (let start = 0; start < count; start += rowsAtOnce) {
    await db
      .insertInto("events")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  await sql`vacuum analyze all_events`.execute(db);
}

/**
 * Texts of the demo's own sentences, so that many posts share a word. One in twenty is a draft, and
 * as many are archived.
 */
export async function storeManyPosts(db: Db, count: number, now: Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) =>
    postRow(uuidv7(), {
      title: `${capital(pick(words, index * 5))} ${pick(words, index * 5 + 1)}, number ${index}`,
      excerpt: text(index * 7, 2),
      content: text(index * 11, 40),
      category: pick(demoPosts, index).category,
      tags: [...new Set([0, 1, 2].map((each) => pick(tags, index * 3 + each)))],
      featured: index % 25 === 0,
      status: index % 20 === 0 ? "draft" : index % 20 === 1 ? "archived" : "published",
      publishedAt: new Date(now.getTime() - index * (dayMs / 4)).toISOString(),
    }),
  );
  for (let start = 0; start < count; start += rowsAtOnce) {
    await db
      .insertInto("blog_posts")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  await sql`vacuum analyze all_blog_posts, blog_post_search`.execute(db);
}

function text(seed: number, length: number): string {
  return Array.from({ length }, (_, index) => pick(sentences, seed * 100 + index)).join(" ");
}

function pick<Item>(items: readonly Item[], seed: number): Item {
  const item = items[Math.floor(scatter(seed) * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
