import type { EventReach, EventReceipt } from "@before-ten/contracts/alerts/output";
import { listPublicPlaces } from "@before-ten/db/queries/events/cities";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { readSettings } from "../../env.ts";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { serve } from "../../testing/strangers.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { createIndexNow } from "./index-now.ts";
import { tellSearchEngines } from "./watch-search-engines.ts";

const key = "a1b2c3d4e5f6-7890";
const publicUrl = "https://club.example";
const opened = await openTestApp({
  searchEngines: { key, tell: () => Promise.reject(new Error("not asked here")) },
});
const { db, app, deps, clock } = opened;
const { token } = await signedInAs(deps, "admin");

const payload = z.strictObject({
  host: z.literal("club.example"),
  key: z.literal(key),
  keyLocation: z.literal(`${publicUrl}/${key}.txt`),
  urlList: z.array(z.url({ protocol: /^https$/ })).max(10_000),
});

beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("all_venues").execute();
  await db.deleteFrom("told_pages").execute();
  await db.deleteFrom("told_places").execute();
  await db.deleteFrom("search_engine_state").execute();
});

/** A service as documented, which keeps the paths it is told of. */
async function service(findCities: typeof onlyLondon = async () => []) {
  const told: string[][] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
  const { port, url } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const { success, data } = payload.safeParse(body);
      const isJson = request.headers["content-type"] === "application/json; charset=utf-8";
      const isRight = success && isJson && request.method === "POST";
      if (isRight) told.push(data.urlList.map((each) => each.slice(publicUrl.length)));
      response.writeHead(isRight ? answer.status : 400, answer.headers).end();
    });
  });
  const options = { key, url: `${url}/indexnow`, publicUrl, userAgent: "BeforeTen/1.0" };
  const telling = {
    ...deps,
    findCities,
    searchEngines: createIndexNow({ ...options, loopbackPort: port, withinMs: 500 }),
  };
  return {
    told,
    tell: () => tellSearchEngines(telling),
    answers: (status: number, headers?: Record<string, string>) => {
      answer = { status, ...(headers && { headers }) };
    },
  };
}

/** All places of these tests are in London. */
async function onlyLondon() {
  const places = await listPublicPlaces(db);
  const latestMs = Math.max(...places.map((place) => place.updated_at.getTime()));
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return count === 0 ? [] : [{ slug: "london", count, updatedAt: new Date(latestMs) }];
}

const setStatus = (id: string, status: string) =>
  callRest(app, "PATCH", `/admin/events/${id}/status`, { token, payload: { status } });
const cancel = (id: string) =>
  callRest(app, "PUT", `/admin/events/${id}/disruption`, {
    token,
    payload: { disruption: { kind: "cancelled", reason: "The roof leaks." } },
  });
const receiptsOf = async (id: string) =>
  (await callRest<EventReceipt[]>(app, "GET", `/admin/events/${id}/receipts`, { token })).body.data;
const failureOf = async (id: string) =>
  (await callRest<EventReach>(app, "GET", `/admin/events/${id}/reach`, { token })).body.data
    .searchEngines.failure;

it("tells what was published, changed and removed, once, and never of drafts", async () => {
  const { told, tell } = await service();
  const known = await storeEvent(db, { name: "known by the sitemap" });
  const draft = await storeEvent(db, { status: "draft" });
  await tell();
  expect(told).toEqual([]);
  await setStatus(draft, "active");
  await tell();
  expect(told).toEqual([["/", "/events", `/events/${draft}`]]);
  await cancel(known);
  await tell();
  await tell();
  expect(told.slice(1)).toEqual([["/", "/events", `/events/${known}`]]);
  await setStatus(draft, "draft");
  await callRest(app, "PATCH", `/admin/events/${draft}`, { token, payload: { eventName: "New" } });
  await tell();
  await callRest(app, "DELETE", `/events/${known}`, { token });
  await tell();
  await tell();
  expect(told.slice(2)).toEqual([
    ["/", "/events", `/events/${draft}`],
    ["/", "/events", `/events/${known}`],
  ]);
});

it("tells of a series' page once for all its dates", async () => {
  const { told, tell } = await service();
  await tell();
  const { eventIds } = await storeSeries(db, {
    dates: [{ startDay: "2026-12-05" }, { startDay: "2026-12-12" }],
  });
  await tell();
  const [paths = []] = told;
  expect(paths.filter((path) => path.startsWith("/series/"))).toHaveLength(1);
  expect(paths).toEqual(expect.arrayContaining(eventIds.map((id) => `/events/${id}`)));
});

it("tells of the pages of venues and cities when they change, come or go", async () => {
  const { told, tell } = await service(onlyLondon);
  const place = { country: "UK", location: "White Post Lane, London" };
  const venue = { token, payload: { ...place, name: "Paper Mill Yard" } };
  const { body } = await callRest<{ id: string }>(app, "POST", "/venues", venue);
  const path = `/venues/${body.data.id}`;
  await tell();
  expect(told).toEqual([]);
  clock.advance(1_000);
  await callRest(app, "PUT", path, { token, payload: { bar: "Full bar." } });
  await tell();
  await tell();
  expect(told).toEqual([["/venues/paper-mill-yard", "/london"]]);
  const id = await storeEvent(db);
  await db.updateTable("events").set({ venue_id: body.data.id }).execute();
  await tell();
  expect(told[1]).toEqual(["/", "/events", `/events/${id}`, "/venues/paper-mill-yard", "/london"]);
  await setStatus(id, "draft");
  await callRest(app, "PUT", path, { token, payload: { status: "draft" } });
  await tell();
  expect(told[2]).toEqual(["/", "/events", `/events/${id}`, "/venues/paper-mill-yard", "/london"]);
  await callRest(app, "PUT", path, { token, payload: { bar: "" } });
  await tell();
  expect(told).toHaveLength(3);
});

it("the receipt says when they were told", async () => {
  const { tell } = await service();
  const id = await storeEvent(db);
  await tell();
  await cancel(id);
  expect((await receiptsOf(id))[0]?.searchEnginesAt).toBeNull();
  clock.advance(5_000);
  await tell();
  expect((await receiptsOf(id))[0]?.searchEnginesAt).toBe("2026-12-01T12:00:05.000Z");
});

it.each([
  [400, "rejected the list of pages"],
  [403, `${publicUrl}/{key}.txt can't be read from outside`],
  [422, `the pages don't belong to ${publicUrl}`],
  [429, "told too often"],
  [503, "the status 503"],
  [301, "the status 301"],
])("after %i it tries again, ever more rarely, and says why: %s", async (status, sentence) => {
  const { told, tell, answers } = await service();
  const id = await storeEvent(db);
  await tell();
  await cancel(id);
  answers(status, { location: "https://elsewhere.example" });
  await tell();
  expect(await failureOf(id)).toContain(sentence);
  clock.advance(59_000);
  await tell();
  expect(told).toHaveLength(1);
  clock.advance(1_000);
  await tell();
  clock.advance(119_000);
  await tell();
  expect(told).toHaveLength(2);
  answers(202);
  clock.advance(1_000);
  await tell();
  expect(told).toHaveLength(3);
  expect(await failureOf(id)).toBeNull();
  expect((await receiptsOf(id))[0]?.searchEnginesAt).not.toBeNull();
});

it("waits as long as the service asks for", async () => {
  const { told, tell, answers } = await service();
  const id = await storeEvent(db);
  await tell();
  await cancel(id);
  answers(429, { "retry-after": "3600" });
  await tell();
  clock.advance(3_599_000);
  await tell();
  expect(told).toHaveLength(1);
  clock.advance(1_000);
  await tell();
  expect(told).toHaveLength(2);
});

it("one process tells them; after it was killed another does", async () => {
  const { told, tell } = await service();
  const id = await storeEvent(db);
  await tell();
  await cancel(id);
  await Promise.all([tell(), tell(), tell()]);
  expect(told).toHaveLength(1);
  await setStatus(id, "draft");
  // As a killed process leaves it.
  const busyUntil = new Date(clock.now().getTime() + 60_000);
  await db.updateTable("search_engine_state").set({ busy_until: busyUntil }).execute();
  await tell();
  expect(told).toHaveLength(1);
  clock.advance(60_000);
  await tell();
  expect(told).toHaveLength(2);
});

it("a service that doesn't answer, or isn't on the internet, is a failure", async () => {
  const { url, port } = await serve(() => undefined);
  const options = { key, publicUrl, userAgent: "BeforeTen/1.0", withinMs: 200 };
  const silent = createIndexNow({ ...options, url, loopbackPort: port });
  expect((await silent.tell([])).status).toBe(0);
  const inside = createIndexNow({ ...options, url: "https://10.0.0.1/indexnow" });
  expect((await inside.tell([])).status).toBe(0);
  const id = await storeEvent(db);
  const telling = { ...deps, findCities: async () => [], searchEngines: silent };
  await tellSearchEngines(telling);
  await cancel(id);
  await tellSearchEngines(telling);
  expect(await failureOf(id)).toBe("IndexNow can't be reached.");
});

it("the key's file has the key alone", async () => {
  const { statusCode, headers, body } = await app.inject(`/${key}.txt`);
  expect([statusCode, headers["content-type"], body]).toEqual([
    200,
    "text/plain; charset=utf-8",
    key,
  ]);
});

it("is off without a key, and refuses wrong settings", async () => {
  expect(readSettings({}).indexNow).toBeUndefined();
  expect(readSettings({ INDEXNOW_KEY: key }).indexNow).toEqual({
    key,
    url: "https://api.indexnow.org/indexnow",
  });
  expect(() => readSettings({ INDEXNOW_KEY: "short" })).toThrow("INDEXNOW_KEY: must be 8 to 128");
  const overHttp = { INDEXNOW_URL: "http://api.indexnow.org/indexnow" };
  expect(() => readSettings(overHttp)).toThrow("INDEXNOW_URL: must begin with https://");
});
