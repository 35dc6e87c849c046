import type {
  StaffSubscriber,
  StaffSubscriberWithHistory,
} from "@before-ten/contracts/newsletter-staff";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/made-key.ts";
import { signedInAs } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps, clock } = await startTestApp(db, { rateLimitFactor: 1_000_000 });
afterAll(async () => {
  await app.close();
  await close();
});

const admin = await signedInAs(deps, "admin", { name: "Ana" });
const user = await signedInAs(deps, "user");
const { token } = admin;
const nobody = "01990000-0000-7000-8000-000000000000";
const list = "/admin/newsletter/subscribers";

type RestSubscriber = StaffSubscriberWithHistory & { _id: string };

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

function emailsOf(items: readonly StaffSubscriber[]): string[] {
  return items.map(({ email }) => email);
}

async function listedEmails(query: string): Promise<string[]> {
  const { body } = await callRest<StaffSubscriber[]>(app, "GET", `${list}?${query}`, { token });
  return emailsOf(body.data);
}

async function countsOf() {
  const { body } = await callRest<{ overview: object }>(
    app,
    "GET",
    "/admin/newsletter/analytics?period=30d",
    { token },
  );
  return body.data;
}

describe("who is let in", () => {
  const calls = [
    ["GET", list, "listForStaff"],
    ["GET", "/admin/newsletter/analytics", "overview"],
    ["GET", "/admin/newsletter/export", "export"],
    ["GET", `${list}/${nobody}`, "getSubscriber"],
    ["PATCH", `${list}/${nobody}/status`, "setStatus"],
    ["PATCH", `${list}/${nobody}/preferences`, "setPreferences"],
    ["POST", `${list}/bulk`, "bulk"],
  ] as const;

  it.each(calls)("%s %s is a 401 for visitors and a 403 for others", async (method, path, name) => {
    const call = method === "GET" ? queryTrpc : mutateTrpc;
    expect(await callRest(app, method, path)).toMatchObject({
      status: 401,
      body: { success: false },
    });
    expect(await callRest(app, method, path, { token: "invalid" })).toMatchObject({ status: 401 });
    expect((await call(app, `newsletter.${name}`, {})).status).toBe(401);
    expect(await callRest(app, method, path, { token: user.token })).toMatchObject({
      status: 403,
      body: { success: false, error: "Access denied. Admin privileges required." },
    });
    expect((await call(app, `newsletter.${name}`, {}, { token: user.token })).status).toBe(403);
  });
});

describe("the list", () => {
  it.each(["status=gone", "page=0", "limit=101", "search=a%00", `search=${"a".repeat(201)}`])(
    "refuses %s",
    async (query) => {
      expect((await callRest(app, "GET", `${list}?${query}`, { token })).status).toBe(400);
    },
  );

  it("answers what staff may see, latest first, alike on both APIs", async () => {
    await storeSubscriber(db, { email: "old@mail.example", createdAt: "2026-11-01T09:00:00.000Z" });
    const id = await storeSubscriber(db, {
      email: "new@mail.example",
      status: "pending",
      tags: ["90s", "vinyl"],
      utmParams: { source: "radio" },
      engagementRate: 12.5,
    });
    const subscriber = {
      id,
      email: "new@mail.example",
      status: "pending",
      tags: ["90s", "vinyl"],
      createdAt: "2026-12-01T09:00:00.000Z",
      consent: {
        at: "2026-12-01T09:00:00.000Z",
        wording: "I agree",
        utmParams: { source: "radio" },
      },
      totalEmailsSent: 0,
      engagementRate: 12.5,
      preferences: {},
    };
    const pagination = { page: 1, limit: 1, total: 2, pages: 2, capped: false };

    const { body } = await callRest(app, "GET", `${list}?limit=1`, { token });
    expect(body).toEqual({ success: true, data: [{ _id: id, ...subscriber }], pagination });
    const answer = await queryTrpc(app, "newsletter.listForStaff", { limit: 1 }, { token });
    expect(answer.body.result?.data).toEqual({ items: [subscriber], pagination });
    expect(await listedEmails("limit=1&page=2")).toEqual(["old@mail.example"]);
    expect(await listedEmails("limit=1&page=3")).toEqual([]);
  });

  it("filters by status and finds parts of addresses and tags, letter by letter", async () => {
    await storeSubscriber(db, { email: "ana_b@mail.example", tags: ["Köln"] });
    await storeSubscriber(db, { email: "anab@mail.example", status: "bounced" });
    await storeSubscriber(db, { email: "eve@post.example", tags: ["100%"], status: "bounced" });

    expect(await listedEmails("status=bounced&search=anab")).toEqual(["anab@mail.example"]);
    expect(await listedEmails("status=unsubscribed")).toEqual([]);
    expect(await listedEmails("search=ANA_")).toEqual(["ana_b@mail.example"]);
    expect(await listedEmails("search=koln")).toEqual(["ana_b@mail.example"]);
    expect(await listedEmails("search=%25")).toEqual(["eve@post.example"]);
    expect(await listedEmails("search=post%20100")).toEqual(["eve@post.example"]);
    expect(await listedEmails("search=e")).toEqual(["eve@post.example"]);
    expect(await listedEmails("search=zebra")).toEqual([]);
    expect(await listedEmails("status=all&search=")).toHaveLength(3);
  });
});

describe("the overview", () => {
  it("refuses a period that there isn't", async () => {
    const { status } = await callRest(app, "GET", "/admin/newsletter/analytics?period=1y", {
      token,
    });
    expect(status).toBe(400);
  });

  it("counts everybody, who is new today, the engagement of readers, and who left", async () => {
    clock.set("2026-12-04T12:00:00Z");
    await storeSubscriber(db, { email: "a@mail.example", engagementRate: 50 });
    await storeSubscriber(db, { email: "b@mail.example", engagementRate: 25.5 });
    await storeSubscriber(db, {
      email: "c@mail.example",
      status: "unsubscribed",
      engagementRate: 99,
      createdAt: "2026-12-04T00:00:00.000Z",
    });
    await storeSubscriber(db, {
      email: "d@mail.example",
      status: "bounced",
      createdAt: "2026-01-01T00:00:00.000Z",
    });
    expect(await countsOf()).toEqual({
      period: "30d",
      overview: {
        totalSubscribers: 4,
        newSubscribersToday: 1,
        engagementRate: 37.8,
        totalUnsubscribed: 1,
      },
      newSubscribers: 3,
    });
  });

  it("is zero without subscribers", async () => {
    expect(await countsOf()).toMatchObject({
      overview: { totalSubscribers: 0, engagementRate: 0 },
    });
  });
});

describe("one subscriber", () => {
  it.each([nobody, "x", "%00"])("%s is a 404", async (id) => {
    const status = { status: "active" };
    expect((await callRest(app, "GET", `${list}/${id}`, { token })).status).toBe(404);
    const path = `${list}/${id}`;
    const answers = [
      await callRest(app, "PATCH", `${path}/status`, { token, payload: status }),
      await callRest(app, "PATCH", `${path}/preferences`, { token, payload: { preferences: {} } }),
    ];
    for (const { status: code, body } of answers) {
      expect(code).toBe(404);
      expect(body.error).toBe("Subscriber not found");
    }
  });

  it("a status is written down with who changed it and why", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const payload = { status: "unsubscribed", reason: "Asked by phone" };
    const { status, body } = await callRest<RestSubscriber>(app, "PATCH", `${list}/${id}/status`, {
      token,
      payload,
    });
    expect(status).toBe(200);
    expect(body.message).toBe("Subscriber status updated to unsubscribed");
    expect(body.data).toMatchObject({ _id: id, status: "unsubscribed" });
    expect(body.data.history).toEqual([
      {
        from: "active",
        to: "unsubscribed",
        reason: "Asked by phone",
        at: clock.now().toISOString(),
        changedBy: { id: admin.user.id, name: "Ana" },
      },
    ]);

    await mutateTrpc(app, "newsletter.setStatus", { id, status: "unsubscribed" }, { token });
    const again = await queryTrpc<RestSubscriber>(
      app,
      "newsletter.getSubscriber",
      { id },
      { token },
    );
    expect(again.body.result?.data.history).toHaveLength(1);
  });

  it("who changed a status stays known when their account goes", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const eve = await signedInAs(deps, "admin", { name: "Eve" });
    const input = { id, status: "bounced" };
    await mutateTrpc(app, "newsletter.setStatus", input, { token: eve.token });
    await db.deleteFrom("users").where("id", "=", eve.user.id).execute();
    const { body } = await callRest<RestSubscriber>(app, "GET", `${list}/${id}`, { token });
    expect(body.data.history).toMatchObject([{ changedBy: { id: null, name: "Eve" } }]);
  });

  it("an API key is named as who changed it, also when it is gone", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const { secret, ...key } = await madeKey(deps, {
      name: "Mail tool",
      scopes: ["subscribers:write"],
    });
    const payload = { status: "bounced" };
    await callRest(app, "PATCH", `${list}/${id}/status`, { token: secret, payload });
    const data = { operation: "updateStatus", status: "active" };
    const bulk = { subscriberIds: [id], action: "activate", data };
    await mutateTrpc(app, "newsletter.bulk", bulk, { token: secret });
    await callRest(app, "DELETE", `/admin/api-keys/${key.id}`, { token });
    const { body } = await callRest<RestSubscriber>(app, "GET", `${list}/${id}`, { token });
    const changedBy = { id: null, name: "API key Mail tool" };
    expect(body.data.history).toMatchObject([
      { to: "active", changedBy },
      { to: "bounced", changedBy },
    ]);
  });

  it.each(["", " \n ", undefined])("the reason %j is none: the default stands", async (reason) => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const payload = { status: "unsubscribed", reason };
    const path = `${list}/${id}/status`;
    const { body } = await callRest<RestSubscriber>(app, "PATCH", path, { token, payload });
    expect(body.data.history).toMatchObject([{ reason: "Changed by staff" }]);

    const data = { operation: "updateStatus", status: "active", reason };
    const bulk = { subscriberIds: [id], action: "activate", data };
    await callRest(app, "POST", `${list}/bulk`, { token, payload: bulk });
    const after = await callRest<RestSubscriber>(app, "GET", `${list}/${id}`, { token });
    expect(after.body.data.history[0]).toMatchObject({ reason: "Bulk admin action" });
  });

  it.each([{ status: "gone" }, {}, { status: "active", reason: "a".repeat(201) }])(
    "refuses the status %j",
    async (payload) => {
      const id = await storeSubscriber(db, { email: "ana@mail.example" });
      const answer = await callRest(app, "PATCH", `${list}/${id}/status`, { token, payload });
      expect(answer.status).toBe(400);
    },
  );

  it.each([
    { preferences: { __proto: 1 } },
    { preferences: { "a b": true } },
    { preferences: { news: "x".repeat(101) } },
    { preferences: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, true])) },
    { preferences: "all" },
    {},
  ])("refuses the preferences %j", async (payload) => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const answer = await callRest(app, "PATCH", `${list}/${id}/preferences`, { token, payload });
    expect(answer.status).toBe(400);
  });

  it("keeps the preferences it is given, and only those", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const path = `${list}/${id}/preferences`;
    await callRest(app, "PATCH", path, { token, payload: { preferences: { old: true } } });
    const { body } = await callRest<RestSubscriber>(app, "PATCH", path, {
      token,
      payload: { preferences: { weekly: true, city: "London" }, status: "bounced" },
    });
    expect(body.data).toMatchObject({ status: "active" });
    expect(body.data.preferences).toEqual({ weekly: true, city: "London" });
  });
});
