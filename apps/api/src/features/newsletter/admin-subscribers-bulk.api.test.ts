import { mergeSubscriberCounts } from "@before-ten/db/queries/newsletter/subscriber-counts";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, expect, it, vi } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { changeManySubscribers } from "./bulk-subscribers.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000_000 });
vi.setConfig({ testTimeout: 60_000 });

const { token, user } = await signedInAs(deps, "admin", { name: "Ana" });
const path = "/admin/newsletter/subscribers/bulk";
const unknownId = "01990000-0000-7000-8000-000000000000";
const unsubscribe = { operation: "updateStatus", status: "unsubscribed" } as const;

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

function bulk(payload: object) {
  return callRest<{ modified: number }>(app, "POST", path, { token, payload });
}

function stored() {
  return db.selectFrom("subscribers").select(["id", "status", "tags"]).orderBy("id").execute();
}

function history() {
  return db
    .selectFrom("subscriber_status_changes")
    .select(["subscriber_id", "from_status", "to_status", "reason", "changed_by"])
    .orderBy("id")
    .execute();
}

async function overview() {
  const { body } = await queryTrpc<{ overview: object }>(app, "newsletter.overview", {}, { token });
  return body.result?.data.overview;
}

it.each([
  {},
  { subscriberIds: [], action: "unsubscribe", data: unsubscribe },
  { subscriberIds: [unknownId] },
  { subscriberIds: [unknownId], action: "", data: unsubscribe },
  { subscriberIds: [unknownId], action: "x", data: {} },
  { subscriberIds: [unknownId], action: "updateStatus" },
  { subscriberIds: [unknownId], action: "unsubscribe", data: { status: "unsubscribed" } },
  { subscriberIds: [unknownId], data: { status: "unsubscribed" } },
  { subscriberIds: [unknownId], action: "addTags", data: { operation: "gone", tags: ["vip"] } },
  { subscriberIds: [unknownId], action: "x", data: { operation: "gone" } },
  { subscriberIds: [unknownId], filter: {}, action: "x", data: unsubscribe },
])("%j selects no subscribers or no action: 400 with the specified message", async (payload) => {
  const { status, body } = await bulk(payload);
  expect(status).toBe(400);
  expect(body.error).toBe("Please select subscribers and an action");
});

it.each([
  { subscriberIds: [unknownId], action: "x", data: { operation: "updateStatus", status: "gone" } },
  { subscriberIds: [unknownId], action: "x", data: { operation: "addTags", tags: [" "] } },
  {
    subscriberIds: [unknownId],
    action: "x",
    data: { operation: "addTags", tags: ["a".repeat(41)] },
  },
  { subscriberIds: Array.from({ length: 10_001 }, () => "x"), action: "x", data: unsubscribe },
  { filter: { status: "gone" }, action: "x", data: unsubscribe },
])("refuses what it can't do", async (payload) => {
  expect((await bulk(payload)).status).toBe(400);
});

it("changes only subscribers with another status, and records each change once", async () => {
  const active = await storeSubscriber(db, { email: "a@mail.example" });
  const bounced = await storeSubscriber(db, { email: "b@mail.example", status: "bounced" });
  const gone = await storeSubscriber(db, { email: "c@mail.example", status: "unsubscribed" });
  const subscriberIds = [gone, bounced, active, active, unknownId, "no id"];

  const { status, body } = await bulk({ subscriberIds, action: "unsubscribe", data: unsubscribe });

  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { modified: 2, undoId: expect.any(String) },
    message: "Bulk action completed for 2 subscribers",
  });
  const change = {
    to_status: "unsubscribed",
    reason: "Bulk admin action",
    changed_by: user.id,
  };
  const changes = await history();
  expect(changes).toHaveLength(2);
  expect(changes).toEqual(
    expect.arrayContaining([
      { ...change, subscriber_id: active, from_status: "active" },
      { ...change, subscriber_id: bounced, from_status: "bounced" },
    ]),
  );
});

it("takes the action for the operation when the data names none, on both APIs", async () => {
  const id = await storeSubscriber(db, { email: "a@mail.example" });
  const status = { status: "unsubscribed", reason: "Asked by phone" };
  const first = await bulk({ subscriberIds: [id], action: " updateStatus ", data: status });
  expect(first.body).toMatchObject({ success: true, data: { modified: 1 } });
  expect(await history()).toMatchObject([{ subscriber_id: id, reason: "Asked by phone" }]);

  const second = await mutateTrpc(
    app,
    "newsletter.bulk",
    { filter: {}, action: "addTags", data: { tags: ["vip"], operation: null } },
    { token },
  );
  expect(second.body.result?.data).toMatchObject({ modified: 1 });
  expect(await stored()).toEqual([{ id, status: "unsubscribed", tags: ["vip"] }]);
});

it("adds tags after the existing ones, each once", async () => {
  const plain = await storeSubscriber(db, { email: "a@mail.example" });
  const tagged = await storeSubscriber(db, { email: "b@mail.example", tags: ["vip", "80s"] });
  const full = await storeSubscriber(db, { email: "c@mail.example", tags: ["vip", "new"] });
  const data = { operation: "addTags", tags: [" new ", "vip", "new"] };
  const answer = await mutateTrpc(
    app,
    "newsletter.bulk",
    { subscriberIds: [plain, tagged, full], action: "addTags", data },
    { token },
  );
  expect(answer.body.result?.data).toMatchObject({ modified: 2 });
  expect((await stored()).map(({ tags }) => tags)).toEqual([
    ["new", "vip"],
    ["vip", "80s", "new"],
    ["vip", "new"],
  ]);
});

it("adds tags only up to 50, and counts the subscribers who got one", async () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`);
  const roomy = await storeSubscriber(db, { email: "a@mail.example", tags: numbered(49) });
  const full = await storeSubscriber(db, { email: "b@mail.example", tags: numbered(50) });
  const more = await storeSubscriber(db, { email: "c@mail.example", tags: numbered(60) });
  const data = { operation: "addTags", tags: ["tag 3", "vip", "new"] };
  const { body } = await bulk({ subscriberIds: [roomy, full, more], action: "addTags", data });
  expect(body.data).toMatchObject({ modified: 1 });
  expect(body.message).toBe(
    "Bulk action completed for 1 subscribers. 3 subscribers have 50 tags already, the maximum, and didn't get every tag.",
  );
  const fits = await bulk({
    subscriberIds: [roomy, full],
    action: "addTags",
    data: { operation: "addTags", tags: ["tag 3"] },
  });
  expect(fits.body.message).toBe("Bulk action completed for 0 subscribers");
  expect((await stored()).map(({ tags }) => tags)).toEqual([
    [...numbered(49), "vip"],
    numbered(50),
    numbered(60),
  ]);
});

it("changes all that match a filter, and no others", async () => {
  await storeManySubscribers(db, 3_000, clock.now());
  const rows = await stored();
  const matching = rows.filter(({ status, tags }) => status === "active" && tags.includes("vinyl"));
  const { body } = await bulk({
    filter: { status: "active", search: "vinyl" },
    action: "unsubscribe",
    data: unsubscribe,
  });
  expect(matching.length).toBeGreaterThan(100);
  expect(body.data.modified).toBe(matching.length);
  const ids = new Set(matching.map(({ id }) => id));
  expect(await stored()).toEqual(
    rows.map((row) => (ids.has(row.id) ? { ...row, status: "unsubscribed" } : row)),
  );
});

it("refuses more subscribers than it can change at once, and changes none", async () => {
  await storeManySubscribers(db, 50_001, clock.now());
  const { status, body } = await bulk({ filter: {}, action: "unsubscribe", data: unsubscribe });
  expect(status).toBe(400);
  expect(body.error).toMatch(/more than 50,000 subscribers/);
  expect(await history()).toEqual([]);
});

it("takes 10,000 ids on both APIs", async () => {
  await storeManySubscribers(db, 10_000, clock.now());
  const subscriberIds = (await stored()).map(({ id }) => id);
  const { body } = await bulk({ subscriberIds, action: "unsubscribe", data: unsubscribe });
  expect(body.data.modified).toBeGreaterThan(8_000);
  const answer = await mutateTrpc(
    app,
    "newsletter.bulk",
    { subscriberIds, action: "activate", data: { operation: "updateStatus", status: "active" } },
    { token },
  );
  expect(answer.body.result?.data).toEqual({
    modified: 10_000,
    undoId: expect.any(String),
    message: "Bulk action completed for 10000 subscribers",
  });
  expect(await overview()).toMatchObject({ totalSubscribers: 10_000, totalUnsubscribed: 0 });
});

it("changes none when the history can't be written", async () => {
  const id = await storeSubscriber(db, { email: "a@mail.example" });
  const stranger = await signedInAs(deps, "admin");
  // Their account is deleted between the guard and the change, so the history refuses the unknown
  // actor.
  await db.deleteFrom("users").where("id", "=", stranger.user.id).execute();
  await expect(
    changeManySubscribers(deps, {
      subscriberIds: [id],
      action: "unsubscribe",
      data: unsubscribe,
      changedBy: stranger.user,
    }),
  ).rejects.toThrow(/foreign key/);
  expect(await stored()).toMatchObject([{ id, status: "active" }]);
});

it("counts right while single changes, bulk actions and the sweep run at once", async () => {
  await storeManySubscribers(db, 300, clock.now());
  const subscriberIds = (await stored()).map(({ id }) => id);
  const statuses = ["active", "unsubscribed", "bounced", "pending"] as const;

  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const status = statuses[index % statuses.length];
      if (index % 10 === 9) await mergeSubscriberCounts(db);
      if (index % 3 === 0) {
        const ids = index % 2 === 0 ? subscriberIds : subscriberIds.toReversed();
        const data = { operation: "updateStatus", status };
        return (await bulk({ subscriberIds: ids, action: "x", data })).status;
      }
      const id = subscriberIds[index] ?? unknownId;
      const answer = await mutateTrpc(app, "newsletter.setStatus", { id, status }, { token });
      return answer.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));

  const now = await stored();
  for (const merged of [false, true]) {
    if (merged) await mergeSubscriberCounts(db);
    for (const status of statuses) {
      const { body } = await queryTrpc<{ pagination: { total: number } }>(
        app,
        "newsletter.listForAdmin",
        { status },
        { token },
      );
      const expected = now.filter((row) => row.status === status).length;
      expect(body.result?.data.pagination.total).toBe(expected);
    }
  }
  // Each person's history is a chain that ends in the current status.
  const changes = await history();
  const last = new Map<string, string>();
  for (const { subscriber_id: id, from_status: from, to_status: to } of changes) {
    expect(last.get(id) ?? from).toBe(from);
    expect(from).not.toBe(to);
    last.set(id, to);
  }
});
