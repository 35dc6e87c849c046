import { setAdminRole } from "@before-ten/db/queries/auth/users";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { cacheSomething } from "../../testing/cached-responses.ts";
import { callRest, mutateTrpc, queryTrpc, type RestEvent } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { revokeApiKey } from "./api-keys.service.ts";

const { db, app, deps, clock, cache } = await openTestApp({ caches: true });
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  for (const table of ["api_keys", "events", "blog_posts", "idempotency_keys"] as const) {
    await db.deleteFrom(table).execute();
  }
});

const allScopes = ["read", "events:write", "subscribers:write", "campaigns:write"] as const;
const wholeKey = () => madeKey(deps, { scopes: [...allScopes] });
const revoke = ({ id, makerId }: { id: string; makerId: string }) =>
  revokeApiKey(deps, { id, by: { id: makerId, name: "Ana", origin: "in a test" } });
const dashboard = (token: string) => callRest(app, "GET", "/admin/dashboard", { token });

describe("a key with events:write", () => {
  it("creates, changes and deletes events, and visitors see it at once", async () => {
    const { secret: token } = await madeKey(deps, { scopes: ["events:write"] });
    await cacheSomething({ cache, clock }, "/");
    expect(cache.find("/")).toBeDefined();
    const { payload, headers } = multipart(eventFields);
    const created = await callRest<RestEvent>(app, "POST", "/events", { token, payload, headers });
    expect(created.status).toBe(201);
    expect(cache.find("/")).toBeUndefined();
    const { id } = created.body.data;
    const changes = [
      await callRest(app, "PUT", `/events/${id}`, { token, payload: { eventName: "Disco" } }),
      await callRest(app, "PATCH", `/admin/events/${id}/status`, {
        token,
        payload: { status: "draft" },
      }),
      await mutateTrpc(app, "events.create", eventJson, { token }),
      await callRest(app, "DELETE", `/events/${id}`, { token }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db.selectFrom("events").selectAll().execute()).toHaveLength(1);
  });
});

it("a key is a visitor where staff see more", async () => {
  const { secret: token } = await wholeKey();
  const event = await storeEvent(db, { status: "draft" });
  const post = await storePost(db, { status: "draft" });
  expect((await callRest(app, "GET", `/events/${event}`, { token })).status).toBe(404);
  expect((await callRest(app, "GET", `/blogs/${post}`, { token })).status).toBe(404);
  const listed = await callRest<RestEvent[]>(app, "GET", "/admin/events", { token });
  expect(listed.body.data.map(({ id }) => id)).toEqual([event]);
});

describe("a key ends with the next call", () => {
  it("when it is revoked, and one of the same name still works", async () => {
    const [one, other] = [await wholeKey(), await wholeKey()];
    expect((await dashboard(one.secret)).status).toBe(200);
    await revoke(one);
    const { status, body } = await dashboard(one.secret);
    expect([status, body.error]).toEqual([401, "Please sign in."]);
    const overTrpc = await queryTrpc(app, "dashboard.stats", undefined, { token: one.secret });
    expect(overTrpc.status).toBe(401);
    expect((await dashboard(other.secret)).status).toBe(200);
  });

  it("while its maker isn't an admin", async () => {
    const [key, other] = [await wholeKey(), await wholeKey()];
    await setAdminRole(db, key.makerId, null);
    expect((await dashboard(key.secret)).status).toBe(401);
    expect((await dashboard(other.secret)).status).toBe(200);
    await setAdminRole(db, key.makerId, "owner");
    expect((await dashboard(key.secret)).status).toBe(200);
  });

  it("when its maker's account is deleted", async () => {
    const key = await wholeKey();
    const { token } = await signedInAs(deps, "admin");
    await callRest(app, "DELETE", `/admin/users/${key.makerId}`, { token });
    expect((await dashboard(key.secret)).status).toBe(401);
    expect(await db.selectFrom("api_keys").selectAll().execute()).toEqual([]);
  });

  it("also for an answer that was kept for its Idempotency-Key", async () => {
    const key = await wholeKey();
    const { secret: token } = key;
    const headers = { "idempotency-key": "one" };
    const create = () => callRest(app, "POST", "/events", { token, payload: eventJson, headers });
    expect((await create()).status).toBe(201);
    expect((await create()).headers["idempotency-replayed"]).toBe("true");
    await revoke(key);
    expect((await create()).status).toBe(401);
  });
});

it.each([
  ["its beginning", (secret: string) => secret.slice(0, 45)],
  ["another ending", (secret: string) => secret.slice(0, 45) + (secret.endsWith("A") ? "E" : "A")],
  ["another case", (secret: string) => secret.replace("bt_", "BT_")],
])("%s is no key", async (_what, change) => {
  const { secret } = await wholeKey();
  expect((await dashboard(change(secret))).status).toBe(401);
});

describe("a key and accounts", () => {
  it.each([
    ["GET", "/auth/me", undefined],
    ["POST", "/auth/logout", undefined],
    ["PUT", "/auth/update-profile", { name: "Eve" }],
    ["PUT", "/auth/update-password", { currentPassword: "x", newPassword: "four odd drums" }],
    ["POST", "/admin/users", { name: "Eve", email: "e@mail.example", password: "four odd drums" }],
    ["POST", "/admin/api-keys", { name: "Eve", scopes: ["read"] }],
  ] as const)("%s %s is for people", async (method, path, payload) => {
    const { secret: token, id, makerId } = await wholeKey();
    const { status, body } = await callRest(app, method, path, {
      token,
      ...(payload && { payload }),
    });
    expect([status, body.error]).toEqual([403, "API keys can't do this. Sign in as an admin."]);
    const maker = db.selectFrom("users").select("name").where("id", "=", makerId);
    expect(await maker.executeTakeFirst()).toEqual({ name: "Ana" });
    const keys = await db.selectFrom("api_keys").select("id").execute();
    expect(keys).toEqual([{ id }]);
  });
});

it("a batch is answered call by call", async () => {
  const { secret } = await madeKey(deps, { scopes: ["read"] });
  const calls = ["events.listForAdmin", "users.list", "newsletter.listForAdmin", "events.list"];
  const input = JSON.stringify({ 0: {}, 1: {}, 2: {}, 3: {} });
  const response = await app.inject({
    url: `/trpc/${calls.join()}?batch=1&input=${encodeURIComponent(input)}`,
    headers: { authorization: `Bearer ${secret}` },
  });
  const answers = response.json<{ error?: { message: string } }[]>();
  expect(answers.map(({ error }) => error?.message)).toEqual([
    undefined,
    "API keys can't do this. Sign in as an admin.",
    "This API key lacks the scope subscribers:write.",
    undefined,
  ]);
});
