import { feedFormats, feedLists, feedPath } from "@before-ten/contracts/feeds/paths";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app } = await openTestApp();

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
});

const allFeeds = feedLists.flatMap((list) =>
  feedFormats(list).map((format) => feedPath(list, format)),
);

describe("a filter that makes no sense", () => {
  it.each([
    ["/events.ics?country=XX", 'country must be "AU" or "NZ" or "US" or "UK" or "CA" or "SG"'],
    ["/events.rss?country=UK&country=AU", "country must stand there only once"],
    [`/events.json?q=${"x".repeat(201)}`, "Search text must be at most 200 characters"],
    ["/events.ics?q=%00", "Search text must not contain NUL characters"],
    ["/gallery.ics?country=Europe", "country must be"],
    ["/blog.rss?category=sports", "category must be"],
    ["/blog.json?tag=%00", "Search text must not contain NUL characters"],
  ])("%s is refused in words", async (url, sentence) => {
    for (const authorization of [undefined, "Bearer x"]) {
      const headers = { ...(authorization && { authorization }) };
      const answer = await app.inject({ url, headers });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        400,
        "text/plain; charset=utf-8",
      ]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).toContain(sentence);
    }
  });
});

describe("every feed", () => {
  it.each(allFeeds)("%s holds no draft and nothing archived", async (path) => {
    const canary = "kanarienvogel";
    const hidden = { title: canary, excerpt: canary, content: canary, tags: [canary] };
    const draft = await storeEvent(db, { name: canary, description: canary, status: "draft" });
    await storeEvent(db, { name: canary, startDay: "2026-11-07", status: "draft" });
    await storePost(db, { ...hidden, status: "draft" });
    await storePost(db, { ...hidden, status: "archived", slug: canary });
    for (const search of ["", `?q=${canary}`, `?tag=${canary}`, `?search=${canary}`]) {
      const { statusCode, body } = await app.inject(path + search);
      expect(statusCode).toBe(200);
      // The title repeats the search text.
      expect(body.split(canary).length - 1).toBeLessThanOrEqual(search === "" ? 0 : 8);
      expect(body).not.toMatch(/BEGIN:VEVENT|<item>|"id"/);
    }
    expect((await app.inject(`/events/${draft}.ics`)).statusCode).toBe(404);
  });

  it.each(allFeeds)(
    "%s answers HEAD with its headers, and a matching ETag with 304",
    async (path) => {
      await storeEvent(db);
      await storePost(db);
      const full = await app.inject(path);
      expect(full.headers["x-content-type-options"]).toBe("nosniff");
      expect(full.headers["cache-control"]).toBe("public, max-age=60");
      const head = await app.inject({ method: "HEAD", url: path });
      expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
        200,
        "",
        String(Buffer.byteLength(full.body)),
      ]);
      const etag = String(full.headers.etag);
      const headers = { "if-none-match": etag };
      const unchanged = await app.inject({ url: path, headers });
      expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([
        304,
        "",
        etag,
      ]);
      await db.updateTable("events").set({ updated_at: "2030-01-01T00:00:00Z" }).execute();
      await db.updateTable("blog_posts").set({ updated_at: "2030-01-01T00:00:00Z" }).execute();
      const changed = await app.inject({ url: path, headers });
      expect(changed.statusCode).toBe(path.startsWith("/gallery") ? 304 : 200);
    },
  );
});
