import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { parseFeed } from "@rowanmanning/feed-parser";
import RssParser from "rss-parser";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { queryTrpc } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock } = await openTestApp();
const rssParser = new RssParser();

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
});

const awkward = `Rock, "Soul"; \\n & <b>Ünï</b> 🌇 ]]> 'x'`;

interface ReadItem {
  id: string;
  url: string;
  title: string;
  summary: string;
  content: string;
  published: string;
}

async function read(url: string, type: string): Promise<string> {
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, `${type}; charset=utf-8`]);
  return body;
}

/** Both have to agree. Leading and trailing white space is ignored. */
async function itemsOfRss(url: string): Promise<ReadItem[]> {
  const text = await read(url, "application/rss+xml");
  const one = (await rssParser.parseString(text)).items.map((item) => ({
    id: item.guid ?? "",
    url: item.link ?? "",
    title: item.title?.trim() ?? "",
    summary: item.content?.trim() ?? "",
    content: String(item["content:encoded"]).trim(),
    published: item.isoDate ?? "",
  }));
  const other = parseFeed(text).items.map((item) => ({
    id: item.id ?? "",
    url: item.url ?? "",
    title: item.title ?? "",
    summary: item.description ?? "",
    // It treats HTML as text that has to be decoded again.
    content: expect.any(String),
    published: item.published?.toISOString() ?? "",
  }));
  expect(one).toEqual(other);
  return one;
}

/** https://www.jsonfeed.org/version/1.1, with its optional fields made required. */
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  description: z.string().min(1),
  home_page_url: z.httpUrl(),
  feed_url: z.httpUrl(),
  icon: z.httpUrl(),
  language: z.literal("en"),
  items: z.array(
    z.strictObject({
      id: z.string().startsWith("urn:uuid:"),
      url: z.httpUrl(),
      title: z.string().min(1),
      summary: z.string(),
      content_html: z.string(),
      image: z.httpUrl().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
      tags: z.array(z.string()),
    }),
  ),
});

async function itemsOfJson(url: string): Promise<ReadItem[]> {
  const text = await read(url, "application/feed+json");
  return jsonFeedSchema.parse(JSON.parse(text)).items.map((item) => ({
    id: item.id,
    url: item.url,
    title: item.title,
    summary: item.summary,
    content: item.content_html,
    // RSS has no milliseconds.
    published: item.date_published.replace(/\.\d+Z$/, ".000Z"),
  }));
}

/** RSS and JSON have the same content. */
async function itemsOf(path: string, search = ""): Promise<ReadItem[]> {
  const items = await itemsOfJson(`${path}.json${search}`);
  const trimmed = items.map((item) => ({ ...item, content: item.content.trim() }));
  expect(await itemsOfRss(`${path}.rss${search}`)).toEqual(trimmed);
  return trimmed;
}

const titlesOf = async (path: string, search?: string) =>
  (await itemsOf(path, search)).map(({ title }) => title);

describe("an item", () => {
  it("of a post has its whole text, as HTML in which nothing of it is markup", async () => {
    const id = await storePost(db, {
      slug: "why-four",
      title: awkward,
      excerpt: awkward,
      content: `First ${awkward}\nsecond line\n\n<script>alert(1)</script> ]]>`,
      author: "Ana & Co",
      tags: ["sun, set"],
      publishedAt: "2026-11-20T08:00:00Z",
    });
    const [item] = await itemsOf("/blog");
    expect(item).toMatchObject({
      id: `urn:uuid:${id}`,
      url: "https://club.example/blog/why-four",
      title: awkward,
      summary: awkward,
      published: "2026-11-20T08:00:00.000Z",
    });
    expect(item?.content).toBe(
      "<p>First Rock, &quot;Soul&quot;; \\n &amp; &lt;b&gt;Ünï&lt;/b&gt; 🌇 ]]&gt; 'x'<br />second line</p><p>&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt;</p>",
    );
    const [parsed] = parseFeed(await read("/blog.rss", "application/rss+xml")).items;
    expect(parsed?.authors.map(({ name }) => name)).toEqual(["Ana & Co"]);
    expect(parsed?.categories.map(({ label }) => label)).toEqual(["Music", "sun, set"]);
  });

  it("of an event says when and where in its first sentences", async () => {
    await storeEvent(db, { name: "Sunday Disco", description: "Bring friends.\nAll of them." });
    expect(await itemsOf("/events")).toMatchObject([
      {
        title: "Sunday Disco, Saturday 5 December 2026",
        summary:
          "Saturday 5 December 2026, 4:00 PM to 10:00 PM GMT. The Corn Exchange, London, United Kingdom. GBP £50 per person.",
        content: expect.stringMatching(
          /per person\.<\/p>\s*<p>Bring friends\.<br \/>All of them\./,
        ),
      },
    ]);
  });

  it("of a party of several days names them all", async () => {
    await storeEvent(db, { startDay: "2026-12-04" });
    await db.updateTable("events").set({ end_date: "2026-12-06" }).execute();
    const days = "Friday 4 to Sunday 6 December 2026";
    expect(await itemsOf("/events")).toMatchObject([
      {
        title: `Sunday Disco, ${days}`,
        summary: expect.stringMatching(new RegExp(`^${days}, 4:00 PM to 10:00 PM GMT\\.`)),
      },
    ]);
  });

  it("has its image by its whole address", async () => {
    const image = await db
      .insertInto("images")
      .values({
        id: "b".repeat(64),
        width: 1200,
        height: 800,
        widths: [1200],
        formats: ["webp", "jpeg"],
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await storePost(db, { imageId: image.id, imageAlt: 'The "floor"' });
    const url = `https://club.example/media/${image.id}-1200.jpeg`;
    const json = jsonFeedSchema.parse(
      JSON.parse(await read("/blog.json", "application/feed+json")),
    );
    expect(json.items[0]?.image).toBe(url);
    expect(json.items[0]?.content_html).toContain(
      `<img src="${url}" alt="The &quot;floor&quot;" width="1200" height="800" />`,
    );
    const [item] = parseFeed(await read("/blog.rss", "application/rss+xml")).items;
    expect(item?.media.map((each) => each.url)).toEqual([url]);
  });
});

describe("a feed's items", () => {
  it("keep their ids when a post gets another address and another title", async () => {
    const id = await storePost(db);
    const [first] = await itemsOf("/blog");
    await db
      .updateTable("blog_posts")
      .set({ slug: "new", title: "New" })
      .where("id", "=", id)
      .execute();
    const [second] = await itemsOf("/blog");
    expect([second?.title, second?.id]).toEqual(["New", first?.id]);
  });

  it.each([
    ["/events", "?country=uk", "events.list", { country: "UK" }],
    ["/events", "?q=disco", "events.list", { q: "disco" }],
    ["/events", "?city=London", "events.list", { city: "London" }],
    ["/events", "?q=disco&country=NZ", "events.list", { q: "disco", country: "NZ" }],
    ["/events", "?q=&country=&utm_source=mail", "events.list", {}],
    ["/gallery", "", "events.list", { status: "ended" }],
    ["/gallery", "?country=AU", "events.list", { status: "ended", country: "AU" }],
    ["/blog", "", "posts.list", {}],
    ["/blog", "?category=music", "posts.list", { category: "music" }],
    ["/blog", "?category=all", "posts.list", {}],
    ["/blog", "?tag=Vinyl", "posts.list", { tag: "Vinyl" }],
    [
      "/blog",
      "?search=shoes&category=lifestyle",
      "posts.list",
      { search: "shoes", category: "lifestyle" },
    ],
  ])("%s%s are those of the page, in its order", async (path, search, procedure, input) => {
    for (const country of ["UK", "AU", "NZ"]) {
      for (const startDay of ["2026-11-07", "2026-12-05", "2026-12-19"]) {
        await storeEvent(db, { name: `Disco ${country}`, country, startDay });
        await storeEvent(db, { name: `Soul ${country}`, country, startDay, status: "draft" });
      }
    }
    for (const category of ["music", "lifestyle"] as const) {
      await storePost(db, {
        category,
        title: "Good shoes",
        tags: ["Vinyl"],
        publishedAt: "2026-11-02T09:00:00Z",
      });
      await storePost(db, { category, title: "Good songs" });
    }
    const { body } = await queryTrpc<{ items: { id: string }[] }>(app, procedure, input);
    const ids = body.result?.data.items.map(({ id }) => `urn:uuid:${id}`) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect((await itemsOf(path, search)).map(({ id }) => id)).toEqual(ids);
    if (path === "/blog") return;
    const calendar = await app.inject(`${path}.ics${search}`);
    const uids = [...calendar.body.matchAll(/^UID:(.+)@/gm)].map(([, uid]) => `urn:uuid:${uid}`);
    expect(uids).toEqual(ids);
  });

  it("are full sentences about a list of none, too", async () => {
    for (const path of ["/events", "/gallery", "/blog"]) expect(await titlesOf(path)).toEqual([]);
  });
});

describe("a feed names itself and its page", () => {
  it("with the filters that were asked for", async () => {
    const feed = jsonFeedSchema.parse(
      JSON.parse(await read("/events.json?country=uk&q=a%26b,+c&x=1", "application/feed+json")),
    );
    expect(feed).toMatchObject({
      title: "Before Ten: Upcoming parties (a&b, c, United Kingdom)",
      home_page_url: "https://club.example/events?q=a%26b%2C%20c&country=UK",
      feed_url: "https://club.example/events.json?q=a%26b%2C%20c&country=UK",
    });
    const rss = parseFeed(await read("/events.rss?country=UK", "application/rss+xml"));
    expect([rss.url, rss.self, rss.language]).toEqual([
      "https://club.example/events?country=UK",
      "https://club.example/events.rss?country=UK",
      "en",
    ]);
  });
});
