import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { madeKey } from "../testing/accounts/made-key.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";
import { factsOfProcedures } from "../trpc/procedure-facts.ts";
import { appRouter } from "./app-router.ts";

const { db, close } = await createTestDatabase();
const partner = "https://partner.example";
const { app, deps, cache, clock, callKey } = await startTestApp(db, {
  caches: true,
  corsOrigins: [partner],
});
afterAll(async () => {
  await app.close();
  await close();
});

let id: string;
beforeEach(async () => {
  cache.clear();
  // Both kinds of event end at 22:00 in London.
  clock.set("2026-12-05T21:00:00Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  id = await storeEvent(db, { name: "Sunday Disco" });
});

const rename = (name: string) =>
  db.updateTable("events").set({ event_name: name }).where("id", "=", id).execute();

/** The name of the first event in both APIs' lists. */
async function namesOf(caller: Parameters<typeof callRest>[3] = {}) {
  const rest = await callRest<{ eventName: string }[]>(app, "GET", "/events", caller);
  const trpc = await queryTrpc<{ items: { eventName: string }[] }>(app, "events.list", {}, caller);
  return [rest.body.data[0]?.eventName, trpc.body.result?.data.items[0]?.eventName];
}

const both = (name: string) => [name, name];

it("the procedures whose answers are cached are these", () => {
  const cacheable = [...factsOfProcedures(appRouter)]
    .filter(([, facts]) => facts.cacheable)
    .map(([name, { access, kind }]) => `${name} ${access} ${kind}`);
  expect(cacheable.toSorted()).toEqual(
    [
      ...["covers", "get"].map((n) => `albums.${n}`),
      ...["get", "list"].map((n) => `cities.${n}`),
      ...["byCountry", "featured", "get", "list", "search", "upcoming"].map((n) => `events.${n}`),
      "pages.get",
      ...["filters", "get", "list", "related"].map((n) => `posts.${n}`),
      ...["get", "list"].map((n) => `series.${n}`),
      "site.changedTexts",
      ...["get", "list"].map((n) => `venues.${n}`),
    ].map((name) => `${name} everybody query`),
  );
});

describe("an anonymous read", () => {
  it("is answered from the cache for a minute", async () => {
    expect(await namesOf()).toEqual(both("Sunday Disco"));
    await rename("Monday Disco");
    clock.advance(59_999);
    expect(await namesOf()).toEqual(both("Sunday Disco"));
    clock.advance(1);
    expect(await namesOf()).toEqual(both("Monday Disco"));
  });

  it("isn't served stale when its first event has ended", async () => {
    clock.set("2026-12-05T21:59:48Z");
    expect(await namesOf()).toEqual(both("Sunday Disco"));
    clock.set("2026-12-05T22:00:00Z");
    expect(await namesOf()).toEqual([undefined, undefined]);
  });

  it("is read once for all concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callRest(app, "GET", "/events")),
    );
    const requestHead = { method: "GET", url: "/api/events", headers: {} };
    const key = callKey(requestHead) ?? "";
    expect(cache.find(key)).toBeDefined();
    expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
  });

  it("is the same answer in every encoding, with the headers that say so", async () => {
    for (const url of ["/api/events", "/trpc/events.list?input={}"]) {
      const plain = await app.inject(url);
      const compressed = await app.inject({ url, headers: { "accept-encoding": "br" } });
      expect(compressed.headers).toMatchObject({
        "content-encoding": "br",
        etag: plain.headers.etag,
      });
      expect(compressed.headers.vary).toMatch(/Authorization, Accept-Encoding$/);
      expect(compressed.headers["x-content-type-options"]).toBe("nosniff");
      const { statusCode, body } = await app.inject({
        url,
        headers: { "if-none-match": String(plain.headers.etag) },
      });
      expect([statusCode, body]).toEqual([304, ""]);
    }
  });

  it("of another site's page has that site's headers, from the cache too", async () => {
    const first = await app.inject({ url: "/api/events", headers: { origin: partner } });
    const other = await app.inject("/api/events");
    const again = await app.inject({ url: "/api/events", headers: { origin: partner } });
    expect(first.headers["access-control-allow-origin"]).toBe(partner);
    expect(other.headers).not.toHaveProperty("access-control-allow-origin");
    expect(again.headers["access-control-allow-origin"]).toBe(partner);
    for (const { headers } of [first, other, again]) expect(headers.vary).toContain("Origin");
  });
});

describe("cached answers hold nothing of a single caller", () => {
  it("a caller with a token or a key neither gets it nor fills it", async () => {
    const { token } = await signedInAs(deps, "user");
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    for (const each of [token, secret, "garbage"]) {
      cache.clear();
      await rename("Sunday Disco");
      await namesOf({ token: each });
      await rename("Monday Disco");
      expect(await namesOf()).toEqual(both("Monday Disco"));
      await rename("Tuesday Disco");
      expect(await namesOf({ token: each })).toEqual(both("Tuesday Disco"));
    }
  });

  it("an admin's draft is found by no visitor", async () => {
    const { token } = await signedInAs(deps, "admin");
    await db.updateTable("events").set({ status: "draft" }).where("id", "=", id).execute();
    expect((await callRest(app, "GET", `/events/${id}`, { token })).status).toBe(200);
    expect((await queryTrpc(app, "events.get", { id }, { token })).status).toBe(200);
    expect((await callRest(app, "GET", `/events/${id}`)).status).toBe(404);
    expect((await queryTrpc(app, "events.get", { id })).status).toBe(404);
  });

  it("a 404 isn't cached, so an item is found as soon as it exists", async () => {
    expect((await callRest(app, "GET", "/events/nothing")).status).toBe(404);
    expect((await queryTrpc(app, "posts.get", { id: "soon" })).status).toBe(404);
    await storePost(db, { slug: "soon" });
    expect((await queryTrpc(app, "posts.get", { id: "soon" })).status).toBe(200);
  });
});

describe("a change by an admin", () => {
  it("is visible immediately, also to earlier readers", async () => {
    const { token } = await signedInAs(deps, "admin");
    await namesOf();
    await mutateTrpc(app, "events.update", { id, eventName: "Monday Disco" }, { token });
    expect(await namesOf()).toEqual(both("Monday Disco"));
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { eventName: "Late Disco" } });
    expect(await namesOf()).toEqual(both("Late Disco"));
  });
});

it("a post read over REST counts a view each time, despite caching", async () => {
  await storePost(db, { slug: "why-four" });
  const views = async () =>
    (await callRest<{ views: number }>(app, "GET", "/blogs/why-four")).body.data.views;
  expect([await views(), await views()]).toEqual([1, 2]);
});

it("hostile queries fill no memory: unknown parameters make no second entry", async () => {
  for (let nonce = 0; nonce < 50; nonce += 1) await app.inject(`/api/events?nonce=${nonce}`);
  await rename("Monday Disco");
  const { body } = await callRest<{ eventName: string }[]>(app, "GET", "/events?nonce=new");
  expect(body.data[0]?.eventName).toBe("Sunday Disco");
});
