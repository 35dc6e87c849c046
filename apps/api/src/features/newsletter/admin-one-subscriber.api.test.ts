import type { AdminSubscriberWithHistory } from "@before-ten/contracts/newsletter/output";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000_000 });

const admin = await signedInAs(deps, "admin", { name: "Ana" });
const { token } = admin;
const unknownId = "01990000-0000-7000-8000-000000000000";
const list = "/admin/newsletter/subscribers";

type RestSubscriber = AdminSubscriberWithHistory & { _id: string };

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
});

describe("one subscriber", () => {
  it.each([unknownId, "x", "%00"])("%s is a 404", async (id) => {
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

  it("a status change is recorded with its author and reason", async () => {
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

  it("a status change keeps its author's name when their account is deleted", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const eve = await signedInAs(deps, "admin", { name: "Eve" });
    const input = { id, status: "bounced" };
    await mutateTrpc(app, "newsletter.setStatus", input, { token: eve.token });
    await db.deleteFrom("users").where("id", "=", eve.user.id).execute();
    const { body } = await callRest<RestSubscriber>(app, "GET", `${list}/${id}`, { token });
    expect(body.data.history).toMatchObject([{ changedBy: { id: null, name: "Eve" } }]);
  });

  it("an API key is named as the author, even after it is deleted", async () => {
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

  it.each(["", " \n ", undefined])(
    "the reason %j counts as missing: the default is stored",
    async (reason) => {
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
    },
  );

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

  it("keeps two admins' changes under different names, and refuses the same name", async () => {
    const id = await storeSubscriber(db, { email: "ana@mail.example" });
    const set = (preferences: object, base?: object) =>
      mutateTrpc<{ subscriber: AdminSubscriberWithHistory }>(
        app,
        "newsletter.setPreferences",
        { id, preferences, base },
        { token },
      );
    const base = { city: "Perth", weekly: true };
    await set(base);
    expect((await set({ city: "Hobart", weekly: true }, base)).status).toBe(200);
    const second = await set({ city: "Perth", weekly: true, vip: true }, base);
    expect(second.body.result?.data.subscriber.preferences).toEqual({
      city: "Hobart",
      weekly: true,
      vip: true,
    });
    const refused = await set({ city: "Leeds", weekly: true }, base);
    expect([refused.status, refused.body.error?.message]).toEqual([
      412,
      "Someone has set city to “Hobart” meanwhile. Save again to use yours instead.",
    ]);
  });
});
