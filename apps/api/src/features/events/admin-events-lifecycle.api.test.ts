import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { cacheSomething } from "../../testing/cached-responses.ts";
import { type RestEvent, callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { eventJson } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock, cache } = await openTestApp({ caches: true, rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");
const missing = "01980000-0000-7000-8000-000000000000";
const notFound = { success: false, error: "Event not found" };

describe("deleting an event", () => {
  it("works once: then it is in the trash, with its counts", async () => {
    const id = await storeEvent(db);
    await callRest(app, "POST", `/events/${id}/view`);
    const first = await callRest(app, "DELETE", `/events/${id}`, { token });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ success: true, message: "Event deleted successfully!" });
    const second = await callRest(app, "DELETE", `/events/${id}`, { token });
    expect(second.status).toBe(404);
    expect(second.body).toEqual(notFound);
    expect((await mutateTrpc(app, "events.delete", { id }, { token })).status).toBe(404);
    const counts = await db.selectFrom("event_daily_counts").select("views").execute();
    expect(counts).toEqual([{ views: 1 }]);
  });

  it("works for one of ten at once", async () => {
    const id = await storeEvent(db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callRest(app, "DELETE", `/events/${id}`, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  it("while it is being changed ends in 200 or 404, and the event is gone", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await storeEvent(db);
      const [changed, deleted] = await Promise.all([
        callRest(app, "PUT", `/events/${id}`, { token, payload: { eventName: "Changed" } }),
        callRest(app, "DELETE", `/events/${id}`, { token }),
      ]);
      expect([200, 404]).toContain(changed.status);
      expect(deleted.status).toBe(200);
      expect((await callRest(app, "GET", `/events/${id}`, { token })).status).toBe(404);
    }
  });
});

describe("an unknown id", () => {
  it.each([missing, "x", "__proto__", "%00", "5f8d0d55b54764421b7156c3", "a".repeat(5_000)])(
    "%s is a 404 for staff too",
    async (id) => {
      const calls = [
        callRest(app, "GET", `/events/${id}`, { token }),
        callRest(app, "PUT", `/events/${id}`, { token, payload: {} }),
        callRest(app, "DELETE", `/events/${id}`, { token }),
        callRest(app, "PATCH", `/admin/events/${id}/status`, {
          token,
          payload: { status: "draft" },
        }),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect(status).toBe(404);
        expect(body).toEqual(notFound);
      }
    },
  );
});

describe("a status", () => {
  const setStatus = (id: string, status: unknown) =>
    callRest<RestEvent>(app, "PATCH", `/admin/events/${id}/status`, { token, payload: { status } });

  it.each(["draft", "published", "active", "completed"])(
    "becomes %s, over both APIs",
    async (status) => {
      const id = await storeEvent(db);
      const { status: answered, body } = await setStatus(id, status);
      expect(answered).toBe(200);
      expect(body.data).toMatchObject({ id, _id: id, status, eventName: "Sunday Disco" });
      const trpc = await mutateTrpc(app, "events.setStatus", { id, status }, { token });
      expect(trpc.body.result?.data).toMatchObject({ id, status });
    },
  );

  it.each(["", "gone", "ACTIVE", null, undefined, 1, ["draft"]])(
    "can't become %j",
    async (status) => {
      const id = await storeEvent(db);
      expect((await setStatus(id, status)).status).toBe(400);
      const shown = await callRest<RestEvent>(app, "GET", `/events/${id}`);
      expect(shown.body.data.status).toBe("active");
    },
  );

  it("is all that this call changes", async () => {
    const id = await storeEvent(db);
    const payload = { status: "published", id: missing, eventName: "Other", featured: true };
    await callRest(app, "PATCH", `/admin/events/${id}/status`, { token, payload });
    const shown = await callRest<RestEvent>(app, "GET", `/events/${id}`);
    expect(shown.body.data).toMatchObject({
      status: "published",
      eventName: "Sunday Disco",
      featured: false,
    });
  });

  it("completed is public only in status=all and by id", async () => {
    const id = await storeEvent(db, { status: "completed" });
    expect((await callRest(app, "GET", "/events")).body.data).toEqual([]);
    expect((await callRest(app, "GET", "/events?status=all")).body.data).toHaveLength(1);
    expect((await callRest(app, "GET", `/events/${id}`)).status).toBe(200);
  });
});

describe("the dashboard", () => {
  it("of an empty club has zeros", async () => {
    const { status, body } = await callRest(app, "GET", "/admin/dashboard", { token });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      stats: {
        totalEvents: 0,
        publishedEvents: 0,
        activeEvents: 0,
        expiredEvents: 0,
        draftEvents: 0,
        totalRegistrations: 0,
      },
    });
  });

  it("counts live events, ended ones, drafts and people", async () => {
    await storeEvent(db, { status: "active", registrations: 2 });
    await storeEvent(db, { status: "published", registrations: 3 });
    await storeEvent(db, { status: "published", startDay: "2026-12-03", registrations: 5 });
    await storeEvent(db, { status: "completed", registrations: 7 });
    await storeEvent(db, { status: "draft", registrations: 11 });
    await storeEvent(db, { status: "draft", startDay: "2026-12-03" });
    const stats = {
      totalEvents: 6,
      publishedEvents: 3,
      activeEvents: 2,
      expiredEvents: 2,
      draftEvents: 2,
      totalRegistrations: 28,
    };
    const rest = await callRest(app, "GET", "/admin/dashboard", { token });
    expect(rest.body.data).toEqual({ stats });
    const trpc = await queryTrpc(app, "dashboard.stats", undefined, { token });
    expect(trpc.body.result?.data).toEqual(stats);
  });

  it("can count more people than an integer holds", async () => {
    for (let index = 0; index < 3; index += 1)
      await storeEvent(db, { registrations: 2_000_000_000 });
    const { body } = await callRest(app, "GET", "/admin/dashboard", { token });
    expect(body.data).toMatchObject({ stats: { totalRegistrations: 6_000_000_000 } });
  });
});

describe("cached responses", () => {
  const fill = async () => {
    await cacheSomething({ cache, clock }, "/");
    expect(cache.find("/")).toBeDefined();
  };

  it.each([
    ["create", () => eventJson],
    ["update", (id: string) => ({ id, eventName: "Changed" })],
    ["setStatus", (id: string) => ({ id, status: "draft" })],
    ["duplicate", (id: string) => ({ id })],
    ["delete", (id: string) => ({ id })],
  ])("are forgotten after events.%s", async (name, inputOf) => {
    const id = await storeEvent(db);
    await fill();
    const { status } = await mutateTrpc(app, `events.${name}`, inputOf(id), { token });
    expect(status).toBe(200);
    expect(cache.find("/")).toBeUndefined();
  });

  it("stay when a caller may not change anything, and when staff only read", async () => {
    const id = await storeEvent(db);
    await fill();
    await callRest(app, "DELETE", `/events/${id}`);
    await callRest(app, "DELETE", `/events/${id}`, { token: userToken });
    await callRest(app, "GET", "/admin/events", { token });
    await callRest(app, "POST", `/events/${id}/view`);
    expect(cache.find("/")).toBeDefined();
  });
});
