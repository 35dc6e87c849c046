import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000_000 });

const admin = await signedInAs(deps, "admin", { name: "Ana" });
const user = await signedInAs(deps, "user");
const { token } = admin;
const unknownId = "01990000-0000-7000-8000-000000000000";
const list = "/admin/newsletter/subscribers";

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

function emailsOf(items: readonly AdminSubscriber[]): string[] {
  return items.map(({ email }) => email);
}

async function listedEmails(query: string): Promise<string[]> {
  const { body } = await callRest<AdminSubscriber[]>(app, "GET", `${list}?${query}`, { token });
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

describe("access", () => {
  const calls = [
    ["GET", list, "listForAdmin"],
    ["GET", "/admin/newsletter/analytics", "overview"],
    ["GET", "/admin/newsletter/export", "export"],
    ["GET", `${list}/${unknownId}`, "getSubscriber"],
    ["PATCH", `${list}/${unknownId}/status`, "setStatus"],
    ["PATCH", `${list}/${unknownId}/preferences`, "setPreferences"],
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

  it("answers subscribers as admins see them, latest first, the same on both APIs", async () => {
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
        via: null,
        page: null,
        confirmedAt: null,
        utmParams: { source: "radio" },
      },
      totalEmailsSent: 0,
      engagementRate: 12.5,
      engagementCampaigns: 10,
      preferences: {},
      topics: [],
      countries: [],
      leftBy: null,
    };
    const pagination = { page: 1, limit: 1, total: 2, pages: 2, capped: false };

    const { body } = await callRest(app, "GET", `${list}?limit=1`, { token });
    expect(body).toEqual({ success: true, data: [{ _id: id, ...subscriber }], pagination });
    const answer = await queryTrpc(app, "newsletter.listForAdmin", { limit: 1 }, { token });
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
  it("refuses an unknown period", async () => {
    const { status } = await callRest(app, "GET", "/admin/newsletter/analytics?period=1y", {
      token,
    });
    expect(status).toBe(400);
  });

  it("counts all subscribers, today's new ones, engagement, and unsubscribes", async () => {
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
        engagementSubscribers: 2,
        totalUnsubscribed: 1,
      },
      newSubscribers: 3,
    });
  });

  it("is zero without subscribers", async () => {
    expect(await countsOf()).toMatchObject({
      overview: { totalSubscribers: 0, engagementRate: 0, engagementSubscribers: 0 },
    });
  });
});
