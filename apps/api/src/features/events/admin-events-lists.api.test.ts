import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");

/** The names in the admins' list. */
async function adminList(search: string) {
  const { status, body } = await callRest<RestEvent[]>(app, "GET", `/admin/events?${search}`, {
    token,
  });
  expect(status).toBe(200);
  return body.data.map(({ eventName }) => eventName);
}

describe("a draft", () => {
  const canary = "Zanzibar";
  const words = {
    name: `${canary} Disco`,
    description: `${canary} at six.`,
    place: `${canary} Hall`,
  };
  const hidden = () => storeEvent(db, { ...words, status: "draft", featured: true, country: "AU" });
  const reads = [
    "/events",
    "/events?status=all",
    "/events?status=ended",
    `/events?q=${canary}`,
    "/events/upcoming",
    "/events/featured",
    "/events/featured?status=all",
    "/events/country/AU",
    "/events/country/AU?status=all",
    `/events/search?q=${canary}`,
    `/events/search?q=${canary}&status=all`,
  ];

  it.each(reads)("isn't in %s, for any caller", async (path) => {
    await hidden();
    for (const caller of [undefined, userToken, token, "garbage"]) {
      const { status, text, body } = await callRest(app, "GET", path, { token: caller });
      expect(status).toBe(200);
      expect(text).not.toContain(canary);
      expect(body.pagination?.total).toBe(0);
    }
  });

  it.each(reads)("is in %s once it is published", async (path) => {
    const id = await hidden();
    const payload = { status: "published" };
    await callRest(app, "PATCH", `/admin/events/${id}/status`, { token, payload });
    if (path.includes("ended")) clock.set("2026-12-06T12:00:00Z");
    const { text } = await callRest(app, "GET", path);
    clock.set("2026-12-04T12:00:00Z");
    expect(text).toContain(canary);
  });

  it("is a 404 by its id for everyone but admins, also for views and clicks", async () => {
    const id = await hidden();
    for (const caller of [undefined, userToken, "garbage"]) {
      const { status, text } = await callRest(app, "GET", `/events/${id}`, { token: caller });
      expect(status).toBe(404);
      expect(text).not.toContain(canary);
      expect((await queryTrpc(app, "events.get", { id }, { token: caller })).status).toBe(404);
    }
    for (const what of ["view", "click"]) {
      expect((await callRest(app, "POST", `/events/${id}/${what}`, { token })).status).toBe(404);
    }
    const shown = await callRest<RestEvent>(app, "GET", `/events/${id}`, { token });
    expect(shown.body.data).toMatchObject({ id, status: "draft", eventName: words.name });
    expect((await queryTrpc(app, "events.get", { id }, { token })).status).toBe(200);
  });
});

describe("the list staff see", () => {
  beforeEach(async () => {
    const days = ["2026-12-01", "2026-12-05", "2026-12-06", "2026-12-07", "2026-12-08"];
    const statuses = ["completed", "draft", "published", "active", "active"] as const;
    for (const [index, startDay] of days.entries()) {
      await storeEvent(db, {
        name: `Event ${index}`,
        startDay,
        status: statuses[index] ?? "draft",
      });
    }
  });

  it.each([
    ["", ["Event 4", "Event 3", "Event 2", "Event 1", "Event 0"]],
    ["status=all", ["Event 4", "Event 3", "Event 2", "Event 1", "Event 0"]],
    ["status=active", ["Event 4", "Event 3", "Event 2"]],
    ["status=published", ["Event 2"]],
    ["status=draft", ["Event 1"]],
    ["status=completed", ["Event 0"]],
    ["current=true", ["Event 2", "Event 3", "Event 4"]],
    ["current=false&status=draft", ["Event 1"]],
    ["ended=true", ["Event 0"]],
    ["ended=false", ["Event 4", "Event 3", "Event 2", "Event 1"]],
    ["ended=true&status=active", []],
    ["sort=next", ["Event 1", "Event 2", "Event 3", "Event 4", "Event 0"]],
    ["limit=2", ["Event 4", "Event 3"]],
    ["limit=2&page=3", ["Event 0"]],
    ["limit=2&page=4", []],
  ])("with %j has %j", async (search, names) => {
    expect(await adminList(search)).toEqual(names);
  });

  it("has upcoming events first, and then ended ones, latest first", async () => {
    clock.set("2026-12-06T23:00:00Z");
    const names = await adminList("sort=next");
    const next = await adminList("sort=next&limit=2&page=2");
    clock.set("2026-12-04T12:00:00Z");
    expect(names).toEqual(["Event 3", "Event 4", "Event 2", "Event 1", "Event 0"]);
    expect(next).toEqual(["Event 2", "Event 1"]);
  });

  it("is as long as the dashboard's figures say", async () => {
    // The draft's day is over too, and so is that of one that took place.
    clock.set("2026-12-06T23:00:00Z");
    const { body } = await callRest<{ stats: Record<string, number> }>(
      app,
      "GET",
      "/admin/dashboard",
      {
        token,
      },
    );
    const lists = {
      totalEvents: "",
      publishedEvents: "status=active",
      activeEvents: "status=active&ended=false",
      expiredEvents: "ended=true",
      draftEvents: "status=draft",
    };
    const lengths: Record<string, number> = {};
    for (const [figure, search] of Object.entries(lists)) {
      lengths[figure] = (await adminList(search)).length;
    }
    clock.set("2026-12-04T12:00:00Z");
    expect(body.data.stats).toEqual({ ...lengths, totalRegistrations: 0 });
    expect(lengths).toEqual({
      totalEvents: 5,
      publishedEvents: 3,
      activeEvents: 2,
      expiredEvents: 2,
      draftEvents: 1,
    });
  });

  it("tells of its pages", async () => {
    const { body } = await callRest(app, "GET", "/admin/events?limit=2&page=2", { token });
    expect(body.pagination).toEqual({ page: 2, limit: 2, total: 5, pages: 3 });
    const trpc = await queryTrpc(app, "events.listForAdmin", { limit: 2, page: 2 }, { token });
    expect(trpc.body.result?.data).toMatchObject({ pagination: body.pagination });
  });

  it("has what changed since an instant, the earliest change first, on pages", async () => {
    const page = (search: string) =>
      callRest<RestEvent[]>(app, "GET", `/admin/events?${search}`, { token });
    const names = async (search: string) =>
      (await page(search)).body.data.map(({ eventName }) => eventName);
    await db.updateTable("events").set({ updated_at: "2026-12-01T00:00:00Z" }).execute();
    for (const [name, at] of [
      ["Event 3", "2026-12-02T10:00:00Z"],
      ["Event 1", "2026-12-02T11:00:00Z"],
    ] as const) {
      const named = db.updateTable("events").where("event_name", "=", name);
      await named.set({ updated_at: at }).execute();
    }
    const since = "changedSince=2026-12-02T10:00:00Z";
    expect(await names(since)).toEqual(["Event 3", "Event 1"]);
    expect(await names(`${since}&limit=1&page=2`)).toEqual(["Event 1"]);
    expect(await names("changedSince=2026-12-02T10:30:00Z")).toEqual(["Event 1"]);
    expect((await page(since)).body.data[0]).toMatchObject({
      updatedAt: "2026-12-02T10:00:00.000Z",
    });
  });

  it.each([
    "changedSince=yesterday",
    "limit=0",
    "limit=101",
    "page=0",
    "page=1e12",
    "status=gone",
    "current=x",
    "ended=x",
    "search=%00",
  ])("with %s is a 400", async (search) => {
    expect((await callRest(app, "GET", `/admin/events?${search}`, { token })).status).toBe(400);
  });

  it("has an event as current until its day is over at the venue", async () => {
    await db.deleteFrom("events").execute();
    await storeEvent(db, {
      name: "Sydney",
      country: "AU",
      startDay: "2026-12-05",
      startTime: "08:00",
      endTime: "09:00",
    });
    clock.set("2026-12-05T12:59:00Z");
    expect(await adminList("current=true")).toEqual(["Sydney"]);
    clock.set("2026-12-05T13:00:00Z");
    expect(await adminList("current=true")).toEqual([]);
    clock.set("2026-12-04T12:00:00Z");
  });
});

describe("searching it", () => {
  beforeEach(async () => {
    await storeEvent(db, { name: "100% Disco", place: "Pier_9, Sydney", startDay: "2026-12-05" });
    await storeEvent(db, { name: "House\\Garden", place: "Café Zürich", startDay: "2026-12-06" });
    await storeEvent(db, {
      name: "Plain",
      description: "A word: xylophone.",
      startDay: "2026-12-07",
    });
  });

  it.each([
    ["disco", ["100% Disco"]],
    ["DISCO sydney", ["100% Disco"]],
    ["%", ["100% Disco"]],
    ["_", ["100% Disco"]],
    ["\\", ["House\\Garden"]],
    ["%%", []],
    ["0%D", []],
    ["zurich", ["House\\Garden"]],
    ["cafe", ["House\\Garden"]],
    ["xylophone", []],
    ["", ["Plain", "House\\Garden", "100% Disco"]],
    ["'; drop table events; --", []],
  ])("for %j finds %j", async (search, names) => {
    expect(await adminList(`search=${encodeURIComponent(search)}`)).toEqual(names);
    const trpc = await queryTrpc<{ items: { eventName: string }[] }>(
      app,
      "events.listForAdmin",
      { search },
      { token },
    );
    expect(trpc.body.result?.data.items.map(({ eventName }) => eventName)).toEqual(names);
  });
});
