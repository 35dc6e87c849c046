import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, clock } = await openTestApp();

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("event_visits").execute();
  await db.deleteFrom("events").execute();
});

const json = { "content-type": "application/json" };

function counts() {
  return db.selectFrom("event_daily_counts").select(["day", "views", "clicks"]).execute();
}

it("counts views and clicks of both APIs in one place", async () => {
  const id = await storeEvent(db);
  const other = { remoteAddress: "192.0.2.7" };

  const view = await callRest(app, "POST", `/events/${id}/view`);
  const click = await callRest(app, "POST", `/events/${id}/click`);
  expect(view).toMatchObject({ status: 200, body: { success: true, message: "View recorded" } });
  expect(click).toMatchObject({ status: 200, body: { success: true, message: "Click recorded" } });
  expect((await mutateTrpc(app, "events.recordView", { id }, other)).status).toBe(200);
  expect((await mutateTrpc(app, "events.recordClick", { id }, other)).status).toBe(200);

  expect(await counts()).toEqual([{ day: "2026-12-04", views: 2, clicks: 2 }]);
});

it.each([
  ["no body and the client's content type", { headers: json }],
  ["an empty body", { headers: json, payload: "" }],
  ["white space", { headers: json, payload: " \n" }],
  ["an empty object", { headers: json, payload: "{}" }],
  ["another event's id in the body", { headers: json, payload: '{"id":"x"}' }],
  ["nothing at all", {}],
])("counts a view that comes with %s", async (_what, options) => {
  const id = await storeEvent(db);
  const { status } = await callRest(app, "POST", `/events/${id}/view`, options);
  expect(status).toBe(200);
  expect(await counts()).toMatchObject([{ views: 1 }]);
});

it("counts the channels sent over both APIs, and refuses an unknown one", async () => {
  const id = await storeEvent(db);
  const payload = { channel: "social" };
  await callRest(app, "POST", `/events/${id}/view`, { payload });
  await callRest(app, "POST", `/events/${id}/click`, { payload });
  await mutateTrpc(app, "events.recordView", { id, ...payload });
  const stranger = { payload: { channel: "https://www.google.com/" } };
  expect((await callRest(app, "POST", `/events/${id}/view`, stranger)).status).toBe(400);
  const found = db.selectFrom("event_daily_channels").select(["channel", "views", "clicks"]);
  expect(await found.execute()).toEqual([{ channel: "social", views: 2, clicks: 1 }]);
});

it("doesn't count a look at the event itself", async () => {
  const id = await storeEvent(db);
  await callRest(app, "GET", `/events/${id}`);
  expect(await counts()).toEqual([]);
});

it("counts exactly under 100 views at once", async () => {
  const id = await storeEvent(db);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => callRest(app, "POST", `/events/${id}/view`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await counts()).toMatchObject([{ views: 100 }]);
});

it.each([
  ["view", "events.recordView", 120],
  ["click", "events.recordClick", 60],
])("lets one address send so many of %s a minute", async (verb, procedure, max) => {
  const id = await storeEvent(db);
  const answers = await Promise.all(
    Array.from({ length: max }, () => callRest(app, "POST", `/events/${id}/${verb}`)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);

  const rest = await callRest(app, "POST", `/events/${id}/${verb}`);
  expect(rest.status).toBe(429);
  expect(rest.headers["retry-after"]).toBe("60");
  expect(rest.body.success).toBe(false);
  expect((await mutateTrpc(app, procedure, { id })).status).toBe(429);
  const elsewhere = await callRest(app, "POST", `/events/${id}/${verb}`, {
    remoteAddress: "192.0.2.7",
  });
  expect(elsewhere.status).toBe(200);

  clock.advance(60_000);
  expect((await callRest(app, "POST", `/events/${id}/${verb}`)).status).toBe(200);
});
