import { storeAlbumRow } from "@before-ten/db/testing/stored-album";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import Fastify from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { createResponseCache } from "../../cache/response-cache.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { type AddressSource, registerSitemap } from "./sitemap.files.ts";

const { db, app, clock } = await openTestApp();
const publicUrl = "https://club.example";

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
});

const pages = ["/", "/events", "/gallery", "/about", "/trust", "/blog", "/contact"];

async function read(url: string, server = app) {
  const { statusCode, headers, body } = await server.inject(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<(urlset|sitemapindex) /);
  const entries = [...body.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)];
  return entries.map(([, entry = ""]) => [
    /<loc>(.*)<\/loc>/.exec(entry)?.[1]?.replace(publicUrl, ""),
    /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
  ]);
}

async function storeAt(day: string, store: () => Promise<string>): Promise<string> {
  const id = await store();
  const at = `${day}T09:00:00.000Z`;
  await db.updateTable("events").set({ updated_at: at }).where("id", "=", id).execute();
  await db.updateTable("blog_posts").set({ updated_at: at }).where("id", "=", id).execute();
  return id;
}

describe("the sitemap", () => {
  it("lists every public address, with its last change where that is known", async () => {
    const ended = await storeAt("2026-11-02", () => storeEvent(db, { startDay: "2026-11-01" }));
    const upcoming = await storeAt("2026-11-03", () => storeEvent(db));
    await storeAt("2026-11-04", () => storePost(db, { slug: "why-four" }));
    expect(await read("/sitemap.xml")).toEqual([
      ...pages.map((path) => [path, undefined]),
      [`/events/${ended}`, "2026-11-02T09:00:00.000Z"],
      [`/events/${upcoming}`, "2026-11-03T09:00:00.000Z"],
      ["/blog/why-four", "2026-11-04T09:00:00.000Z"],
      ["/london", "2026-11-03T09:00:00.000Z"],
    ]);
  });

  it("lists the albums of past parties, and no empty one", async () => {
    const { eventId } = await storeAlbumRow(db);
    await storeAlbumRow(db, { images: [] });
    await storeAlbumRow(db, { event: { startDay: "2030-01-05" } });
    const addresses = (await read("/sitemap.xml")).filter(([path]) =>
      path?.startsWith("/gallery/"),
    );
    expect(addresses).toEqual([[`/gallery/${eventId}`, "2026-01-12T09:00:00.000Z"]]);
  });

  it("and llms.txt hold no draft and nothing archived", async () => {
    const draft = await storeEvent(db, { name: "kanarienvogel", status: "draft" });
    await storePost(db, { slug: "kanarienvogel-1", status: "draft" });
    await storePost(db, { slug: "kanarienvogel-2", status: "archived" });
    for (const url of ["/sitemap.xml", "/sitemap/pages.xml", "/llms.txt"]) {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/kanarienvogel/);
      expect(body).not.toContain(draft);
    }
    expect((await app.inject("/sitemap/events-1.xml")).statusCode).toBe(404);
  });

  it("answers HEAD, and a matching ETag with 304", async () => {
    const { headers } = await app.inject({ method: "HEAD", url: "/sitemap.xml" });
    expect(headers["cache-control"]).toBe("public, max-age=60");
    const again = await app.inject({
      url: "/sitemap.xml",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

/** One address a day, in November. */
function sourceOf(paths: readonly string[]): AddressSource {
  const all = paths.map((path, index) => ({
    path,
    updatedAt: new Date(Date.UTC(2026, 10, index + 1)),
  }));
  const partOf = (size: number, part: number) => all.slice(size * part, size * (part + 1));
  return {
    listParts: (size) =>
      Promise.resolve(
        Array.from({ length: Math.ceil(all.length / size) }, (_, part) => ({
          count: partOf(size, part).length,
          updated_at: partOf(size, part).at(-1)?.updatedAt ?? new Date(0),
        })),
      ),
    list: ({ size, part }) => Promise.resolve(partOf(size, part)),
  };
}

it("more addresses than one file may hold have an index of parts", async () => {
  const server = Fastify();
  const eventPaths = Array.from({ length: 11 }, (_, index) => `/events/${index}`);
  const sources = {
    events: sourceOf(eventPaths),
    posts: sourceOf(["/blog/why-four"]),
    "club-pages": sourceOf([]),
    series: sourceOf([]),
    venues: sourceOf([]),
    cities: sourceOf([]),
    albums: sourceOf([]),
  };
  const cache = createResponseCache(clock);
  await server.register(registerSitemap({ cache, clock, publicUrl, sources, maxAddresses: 10 }));
  expect(await read("/sitemap.xml", server)).toEqual([
    ["/sitemap/pages.xml", undefined],
    ["/sitemap/events-1.xml", "2026-11-10T00:00:00.000Z"],
    ["/sitemap/events-2.xml", "2026-11-11T00:00:00.000Z"],
    ["/sitemap/posts-1.xml", "2026-11-01T00:00:00.000Z"],
  ]);
  expect(await read("/sitemap/pages.xml", server)).toEqual(pages.map((path) => [path, undefined]));
  const first = await read("/sitemap/events-1.xml", server);
  const second = await read("/sitemap/events-2.xml", server);
  expect([...first, ...second].map(([path]) => path)).toEqual(eventPaths);
  expect(await read("/sitemap/posts-1.xml", server)).toEqual([
    ["/blog/why-four", "2026-11-01T00:00:00.000Z"],
  ]);
  for (const part of ["events-3", "events-0", "events-01", "events-x", "events--1", "other-1"]) {
    expect((await server.inject(`/sitemap/${part}.xml`)).statusCode).toBe(404);
  }
  await server.close();
});
