import { brand } from "@before-ten/contracts/shared/brand";
import type { Db } from "@before-ten/db/client";
import {
  countPostsByCategory,
  findPublicPost,
  listPopularTags,
  listPublicPosts,
  listRelatedPosts,
  type PublicPostFilter,
} from "@before-ten/db/queries/posts/posts";
import {
  findPublicEvent,
  listPublicEvents,
  type PublicEventFilter,
} from "@before-ten/db/queries/events/events";
import { listNextScheduled } from "@before-ten/db/queries/calendar/calendar";
import {
  countDrafts,
  listLatestDrafts,
  listNextEvents,
} from "@before-ten/db/queries/dashboard/dashboard";
import { listAdminEvents } from "@before-ten/db/queries/events/admin-events";
import { storeManyEvents, storeManyPosts } from "@before-ten/demo/many-rows";
import type { Measure } from "./measure.ts";

const events = 2_000;
const now = new Date("2026-12-04T12:00:00Z");
const page = { limit: 20, offset: 0 };
const deep = { limit: 100, offset: 1_500 };

const eventLists: [string, PublicEventFilter, typeof page?][] = [
  ["to come", {}],
  ["of a country", { country: "NZ" }],
  ["featured", { featured: true }],
  ["all", { status: "all", country: "AU" }],
  ["all, 100 on page 16", { status: "all" }, deep],
  ["ended", { status: "ended" }, { limit: 100, offset: 0 }],
  ["ended, of a country", { status: "ended", country: "UK" }, { limit: 100, offset: 0 }],
  ["search: a common word", { q: "melbourne" }],
  ["search: a common word, all", { q: "melbourne", status: "all" }],
  ["search: one letter, all", { q: "e", status: "all" }],
  ["search: three words, all", { q: "the melbourne dance", status: "all" }],
  ["search: misspelt, all", { q: "melborne", status: "all" }],
  ["search: 200 characters, all", { q: "the and of to in ".repeat(11), status: "all" }],
];

const postLists: [string, PublicPostFilter, typeof page?][] = [
  ["all", {}],
  ["all, 100 on page 16", {}, deep],
  ["of a category", { category: "music" }],
  ["featured", { featured: true }],
  ["of a tag", { tag: "80s" }],
  ["of a category, with a tag", { category: "music", tag: "80s" }],
  ["search: a word of most posts", { search: "dance" }],
  ["search: a word of one post in nine", { search: "furniture" }],
  ["search: one number", { search: "4711" }],
  ["search: half typed", { search: "fur" }],
  ["search: one letter", { search: "s" }],
  ["search: two words", { search: "dance floor" }],
  ["search: five words in a category", { search: "first song at four o'clock", category: "music" }],
  ["search: misspelt, like a word of most posts", { search: "danse" }],
  ["search: misspelt, two words", { search: "muisc florr" }],
  ["search: misspelt, a common beginning", { search: "whoch peopel" }],
  ["search: misspelt, on page 16", { search: "peopel" }, deep],
  ["search: no such word", { search: "xylophonist" }],
  ["search: 200 characters", { search: "dance floor song people ".repeat(8) }],
  ["search: 200 characters, misspelt", { search: "danse florr sonng peopel ".repeat(8) }],
];

/** Public lists, searches and filters of events and posts, and what the dashboard reads of them. */
export async function measureContent(db: Db, measure: Measure, posts: number): Promise<void> {
  console.log(`\n${events} events, ${posts} posts`);
  await storeManyEvents(db, events, now);
  await storeManyPosts(db, posts, now);
  for (const [name, filter, slice = page] of eventLists) {
    await measure(`events, ${name}`, () => listPublicEvents(db, now, filter, slice));
  }
  for (const [name, filter, slice = page] of postLists) {
    await measure(`posts, ${name}`, () => listPublicPosts(db, filter, slice));
  }
  const [event] = (await listPublicEvents(db, now, {}, page)).rows;
  const [post] = (await listPublicPosts(db, {}, page)).rows;
  if (event === undefined || post === undefined) throw new Error("Nothing is stored");
  await measure("one event", () => findPublicEvent(db, event.id));
  await measure("one post", () => findPublicPost(db, post.slug));
  await measure("related posts", () => listRelatedPosts(db, post, 3));
  await measure("categories with their posts", () => countPostsByCategory(db));
  await measure("popular tags", () => listPopularTags(db, 10));
  await measure("events for admins, next first", () =>
    listAdminEvents(db, now, { sort: "next" }, page),
  );
  await measure("dashboard: what begins within a week", () =>
    listNextEvents(db, now, { before: new Date(now.getTime() + 7 * 86_400_000), limit: 20 }),
  );
  await measure("dashboard: drafts", () => Promise.all([countDrafts(db), listLatestDrafts(db, 5)]));
  await measure("dashboard: what is scheduled", () =>
    listNextScheduled(db, now, { clubTimeZone: brand.timeZone, withCampaigns: true, limit: 5 }),
  );
}
