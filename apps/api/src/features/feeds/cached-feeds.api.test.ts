import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, cache, clock, callKey } = await openTestApp({ caches: true });

let id: string;
beforeEach(async () => {
  cache.clear();
  clock.set("2026-12-05T21:00:00Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  id = await storeEvent(db, { name: "Sunday Disco" });
});

const rename = (name: string) =>
  db.updateTable("events").set({ event_name: name }).where("id", "=", id).execute();

const eventFeeds = () => ["/events.ics", "/events.rss", "/events.json", `/events/${id}.ics`];
const read = async (url: string) => (await app.inject(url)).body;
const cachedAt = (url: string) => {
  const key = callKey({ method: "GET", url, headers: {} });
  return key === undefined ? undefined : cache.find(key);
};

describe("a feed", () => {
  it("is answered from the cache for a minute, ahead of the routes too", async () => {
    for (const url of eventFeeds()) expect(await read(url)).toContain("Sunday Disco");
    await rename("Monday Disco");
    clock.advance(59_999);
    for (const url of eventFeeds()) {
      expect(await read(url)).toContain("Sunday Disco");
      expect(cachedAt(url)).toBeDefined();
    }
    clock.advance(1);
    for (const url of eventFeeds()) {
      expect(cachedAt(url)).toBeUndefined();
      expect(await read(url)).toContain("Monday Disco");
    }
  });

  it("is reloaded as soon as an admin has changed something", async () => {
    const { token } = await signedInAs(deps, "admin");
    const urls = eventFeeds();
    for (const url of urls) await read(url);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { eventName: "Late Disco" } });
    for (const url of urls) expect(await read(url)).toContain("Late Disco");
  });

  it("isn't served stale when its first event has ended", async () => {
    clock.set("2026-12-05T21:59:48Z");
    const { headers } = await app.inject("/events.ics");
    expect(headers["cache-control"]).toBe("public, max-age=12");
    clock.set("2026-12-05T22:00:00Z");
    expect(await read("/events.ics")).not.toContain("Sunday Disco");
    expect(await read("/gallery.ics")).toContain("Sunday Disco");
  });

  it("is one entry for equivalent requests", async () => {
    await read("/events.ics?q=disco&country=UK");
    await rename("Monday Disco");
    for (const search of [
      "country=uk&q=disco",
      "q=%20disco%20&country=UK&page=2",
      "utm_source=mail&country=UK&q=disco&q2=",
    ]) {
      expect(await read(`/events.ics?${search}`)).toContain("Sunday Disco");
    }
  });

  it("of another list, format or filter is another entry", async () => {
    await storePost(db, { title: "Good songs", category: "music" });
    const urls = [
      ...eventFeeds(),
      "/events.ics?country=UK",
      "/gallery.ics",
      "/gallery.rss",
      "/blog.rss",
      "/blog.json",
      "/blog.rss?category=music",
      "/blog.rss?tag=music",
      "/blog.rss?search=music",
    ];
    const keys = urls.map((url) => callKey({ method: "GET", url, headers: {} }));
    expect(new Set(keys).size).toBe(urls.length);
    expect(keys).not.toContain(undefined);
  });

  it("is compressed, with the headers that say so", async () => {
    const { headers, rawPayload } = await app.inject({
      url: "/events.ics",
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-encoding": "gzip",
      "content-length": String(rawPayload.length),
      vary: "Accept-Encoding",
    });
  });
});

describe("nothing is cached", () => {
  it("of a missing item, which is found as soon as it exists", async () => {
    await db.updateTable("events").set({ status: "draft" }).execute();
    expect((await app.inject(`/events/${id}.ics`)).statusCode).toBe(404);
    await db.updateTable("events").set({ status: "active" }).execute();
    expect((await app.inject(`/events/${id}.ics`)).statusCode).toBe(200);
  });

  it("of a caller with a token, who gets the same as others", async () => {
    const { token } = await signedInAs(deps, "admin");
    const headers = { authorization: `Bearer ${token}` };
    await storeEvent(db, { name: "Secret Disco", status: "draft" });
    for (const url of eventFeeds()) {
      const { body } = await app.inject({ url, headers });
      expect(body).toContain("Sunday Disco");
      expect(body).not.toContain("Secret Disco");
      expect(cachedAt(url)).toBeUndefined();
    }
  });

  it.each(["/events.ics?country=XX", "/events.ics?q=%00", "/events.ics?q=a&q=b", "/events.xml"])(
    "of %s",
    (url) => {
      expect(callKey({ method: "GET", url, headers: {} })).toBeUndefined();
      expect(callKey({ method: "POST", url: "/events.ics", headers: {} })).toBeUndefined();
    },
  );
});
