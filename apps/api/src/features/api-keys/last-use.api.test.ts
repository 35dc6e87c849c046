import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import { beforeEach, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp();

const noon = "2026-12-04T12:00:00.000Z";
beforeEach(async () => {
  clock.set(noon);
  await db.deleteFrom("api_keys").execute();
});

const dashboard = (token: string) => callRest(app, "GET", "/admin/dashboard", { token });

async function lastUses() {
  const { token } = await signedInAs(deps, "admin");
  const { body } = await callRest<ApiKey[]>(app, "GET", "/admin/api-keys", { token });
  return body.data.map(({ lastUsedAt }) => lastUsedAt);
}

it("is written down once a minute", async () => {
  const { secret } = await madeKey(deps, { scopes: ["read"] });
  expect(await lastUses()).toEqual([null]);
  await dashboard(secret);
  expect(await lastUses()).toEqual([noon]);
  clock.advance(59_999);
  await dashboard(secret);
  expect(await lastUses()).toEqual([noon]);
  clock.advance(1);
  await dashboard(secret);
  expect(await lastUses()).toEqual(["2026-12-04T12:01:00.000Z"]);
});

it("is each key's own", async () => {
  const { secret } = await madeKey(deps, { scopes: ["read"] });
  clock.advance(1_000);
  await madeKey(deps, { scopes: ["read"] });
  await dashboard(secret);
  expect(await lastUses()).toEqual([null, clock.now().toISOString()]);
});

it("is also a call its scopes don't allow, but not one open to everyone", async () => {
  const { secret: token } = await madeKey(deps, { scopes: ["read"] });
  await callRest(app, "GET", "/events", { token });
  expect(await lastUses()).toEqual([null]);
  await callRest(app, "GET", "/admin/newsletter/subscribers", { token });
  expect(await lastUses()).toEqual([noon]);
});

it("doesn't come back when the key was revoked, or keep calls at once waiting in a circle", async () => {
  const { secret, id } = await madeKey(deps, { scopes: ["read"] });
  const calls = Array.from({ length: 30 }, () => dashboard(secret));
  const answers = await Promise.all([
    ...calls,
    db.deleteFrom("api_keys").where("id", "=", id).execute(),
  ]);
  const statuses = answers.flatMap((answer) => ("status" in answer ? [answer.status] : []));
  expect(statuses).toHaveLength(30);
  expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
  expect((await dashboard(secret)).status).toBe(401);
  expect(await lastUses()).toEqual([]);
});
