import type { Updateable } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BlogPosts } from "../../schema.ts";
import { storePost } from "../../testing/stored-post.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listPublicPosts } from "./posts.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

beforeAll(async () => {
  const posts = [
    { title: "In praise of the dance floor", excerpt: "Where six hours go.", tags: ["venues"] },
    { title: "Coats", excerpt: "Off the dance floor they hang.", tags: ["what to wear"] },
    {
      title: "Shoes",
      excerpt: "Flat ones.",
      content: "You will dance. Dance, dance, dance, on any floor. ".repeat(20),
      tags: ["what to wear"],
    },
    { title: "Café Zürich", excerpt: "Straße & naïveté.", tags: ["8-track", "4PM start"] },
    { title: "100% vinyl", excerpt: "Collecting records.", tags: ["90s"] },
    { title: "Don't Stop at O'Brien's", excerpt: "Rock ’n’ Roll, and then drum'n'bass." },
    { title: "Code", excerpt: "Written at night.", content: "C++ and F# to a beat 🪩. ".repeat(5) },
    { title: "Secret dance", status: "draft" as const, tags: ["canary"] },
    { title: "Archived dance", status: "archived" as const, tags: ["canary"] },
  ];
  for (const post of posts) await storePost(db, post);
});

async function found(search: string) {
  const { rows, total } = await listPublicPosts(db, { search }, { limit: 100, offset: 0 });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.title);
}

const floor = "In praise of the dance floor";

it.each([
  // A title ranks above an excerpt, and that above a text that repeats the word.
  ["dance", [floor, "Coats", "Shoes"]],
  ["DANCING", [floor, "Coats", "Shoes"]],
  ["dance floor", [floor, "Coats", "Shoes"]],
  ["floor dance", [floor, "Coats", "Shoes"]],
  // Tags count too; stop words don't.
  ["what to wear", ["Shoes", "Coats"]],
  ["90s", ["100% vinyl"]],
  ["4pm start", ["Café Zürich"]],
  ["8 track", ["Café Zürich"]],
  ["8-track", ["Café Zürich"]],
  // A half-typed word matches words that begin with it.
  ["viny", ["100% vinyl"]],
  ["record collec", ["100% vinyl"]],
  // Accents are ignored on both sides.
  ["cafe zurich", ["Café Zürich"]],
  ["CAFÉ", ["Café Zürich"]],
  ["cafe\u0301", ["Café Zürich"]],
  ["strasse", ["Café Zürich"]],
  ["naivete", ["Café Zürich"]],
  ["vínyl", ["100% vinyl"]],
  // However its signs are written, or whether they are.
  ["obriens", ["Don't Stop at O'Brien's"]],
  ["o'briens", ["Don't Stop at O'Brien's"]],
  ["dont stop", ["Don't Stop at O'Brien's"]],
  ["rocknroll", ["Don't Stop at O'Brien's"]],
  ["drumnbass", ["Don't Stop at O'Brien's"]],
  ["8track", ["Café Zürich"]],
  ["c++", ["Code"]],
  ["C++ beat", ["Code"]],
  ["f#", ["Code"]],
  ["c#", []],
  ["🪩", ["Code"]],
  ["🪩 night", ["Code"]],
  // Tolerates typos, in one word or another.
  ["danse floor", [floor, "Coats", "Shoes"]],
  ["danse", [floor, "Coats", "Shoes"]],
  ["vinil", ["100% vinyl"]],
  ["vinil 100", ["100% vinyl"]],
  ["colecting recods", ["100% vinyl"]],
  // A word of one or two letters resembles nearly everything, so it neither finds nor hides a post.
  ["danse q", [floor, "Coats", "Shoes"]],
  ["q", []],
  // These words are only in drafts and archived posts, which a search never finds.
  ["secret", []],
  ["archived", []],
  ["canary", []],
  ["canery", []],
  ["dance zebra", []],
])("finds for %j: %j", async (search, titles) => {
  expect(await found(search)).toEqual(titles);
});

it.each([" ", ","])("looks for the first ten words between %j", async (between) => {
  const parts = ["d", "da", "dan", "danc", "dance", "f", "fl", "flo", "floo", "floor"];
  expect(await found([...parts, "zebra"].join(between))).toEqual([floor, "Coats", "Shoes"]);
  expect(await found(["zebra", ...parts].join(between))).toEqual([]);
});

it.each([
  "'",
  "''",
  "\\",
  "%",
  "_",
  "&",
  "!",
  "|",
  "<->",
  "(",
  ":*",
  "!!!",
  "'; drop table blog_posts; --",
  "\ud800",
  "⑴",
  "ŉ",
  "½",
  "％",
  "\u00a0",
  "🎉",
  "a".repeat(200),
  "d ".repeat(100),
  "!& | ".repeat(40),
  "__proto__",
])("is not impressed by %j", async (search) => {
  expect(await found(search)).toEqual(expect.any(Array));
});

it.each(["'", "%", "(", ":*", "🎉"])("finds nothing without a word: %j", async (search) => {
  expect(await found(search)).toEqual([]);
});

it("treats operators as characters between words", async () => {
  expect(await found("dance & !floor | (zebra")).toEqual([]);
  expect(await found("dance & !floor")).toEqual([floor, "Coats", "Shoes"]);
  expect(await found("100%")).toEqual(["100% vinyl"]);
});

it.each(["", "   ", "\t\n"])("finds everything for %j", async (search) => {
  expect(await found(search)).toHaveLength(7);
});

it("works inside a transaction, and resets its settings", async () => {
  await db.transaction().execute(async (trx) => {
    const { total } = await listPublicPosts(trx, { search: "vinil" }, { limit: 10, offset: 0 });
    expect(total).toBe(1);
  });
  expect(await found("vinil")).toEqual(["100% vinyl"]);
});

it("follows changes of a post, and drops one that isn't public", async () => {
  const id = await storePost(db, { title: "Kaleidoscope", content: "Of mirrors." });
  const change = (to: Updateable<BlogPosts>) =>
    db.updateTable("blog_posts").set(to).where("id", "=", id).execute();
  expect(await found("kaleidoscope")).toEqual(["Kaleidoscope"]);
  await change({ title: "Periscope", content: "Of prisms." });
  expect(await found("kaleidoscope mirrors")).toEqual([]);
  expect(await found("prisms")).toEqual(["Periscope"]);
  await change({ status: "archived" });
  expect(await found("periscope")).toEqual([]);
  await change({ status: "published" });
  expect(await found("periscope")).toEqual(["Periscope"]);
  await db.deleteFrom("blog_posts").where("id", "=", id).execute();
  expect(await found("periscope")).toEqual([]);
});

it("puts the newer of two posts first that have a word in their texts alone", async () => {
  const stored = { excerpt: "None.", status: "published" as const };
  const often = {
    title: "Often",
    content: "Xylophone, xylophone, xylophone.",
    publishedAt: "2026-01-01",
  };
  const newer = { title: "Newer", content: "A xylophone.", publishedAt: "2026-02-01" };
  const ids = [
    await storePost(db, { ...stored, ...often }),
    await storePost(db, { ...stored, ...newer }),
  ];
  expect(await found("xylophone")).toEqual(["Newer", "Often"]);
  await db.deleteFrom("blog_posts").where("id", "in", ids).execute();
});
