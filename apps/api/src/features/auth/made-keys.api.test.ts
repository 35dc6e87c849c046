import type { MadeApiKey } from "@before-ten/contracts/api-keys/output";
import { recordApiKeyUse } from "@before-ten/db/queries/api-keys/api-keys";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { mailedToken } from "../../testing/queued-mails.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import type { MadeKeys } from "./made-keys.service.ts";
import { sendPasswordReset } from "./password/password-reset.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const quarterMs = 15 * 60_000;
const over = "Too much time has passed. Sign in to revoke API keys in the admin area.";

async function resetOf(userId: string) {
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await sendPasswordReset(deps, email);
  const token = await mailedToken(deps, "reset-password");
  const input = { token, password: "seven quiet trams at noon" };
  return mutateTrpc<{ message: string; madeKeys: MadeKeys | null }>(
    app,
    "auth.resetPassword",
    input,
  );
}

const revoke = (token: string, keyId?: string) =>
  mutateTrpc<{ keys: MadeApiKey[] }>(app, "auth.revokeMadeKeys", { token, keyId });
const statusWith = async (secret: string) =>
  (await queryTrpc(app, "dashboard.stats", undefined, { token: secret })).status;

/** Two keys of one admin, one of another, and the answer after the first admin's password reset. */
async function afterReset() {
  const { makerId, ...first } = await madeKey(deps, { scopes: ["read"], name: "Ticket shop" });
  const others = await madeKey(deps, { scopes: ["read"] });
  const { makerId: secondMaker, ...second } = await madeKey(deps, { scopes: ["read"] });
  await db
    .updateTable("api_keys")
    .set({ created_by: makerId, created_at: new Date(clock.now().getTime() + 1_000) })
    .where("id", "=", second.id)
    .execute();
  await db.deleteFrom("users").where("id", "=", secondMaker).execute();
  const { body, headers } = await resetOf(makerId);
  return { first, second, others, headers, madeKeys: body.result?.data.madeKeys ?? undefined };
}

it("a new password answers the keys that its account made, without their secrets", async () => {
  const { makerId, ...key } = await madeKey(deps, { scopes: ["read"], name: "Ticket shop" });
  await madeKey(deps, { scopes: ["read"], name: "Another admin's" });
  const at = clock.now();
  await recordApiKeyUse(db, key.id, { at, unlessSince: at });
  const { status, headers, text, body } = await resetOf(makerId);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body.result?.data.madeKeys?.keys).toEqual([
    {
      id: key.id,
      name: "Ticket shop",
      hint: key.hint,
      createdAt: key.createdAt,
      lastUsedAt: at.toISOString(),
    },
  ]);
  expect(text).not.toContain(key.secret);
});

it("offers nothing for an account without keys, and REST answers as documented", async () => {
  const { user } = await signedInAs(deps, "user", { email: "ana@mail.example" });
  expect((await resetOf(user.id)).body.result?.data.madeKeys).toBeNull();

  const { makerId } = await madeKey(deps, { scopes: ["read"] });
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", makerId)
    .executeTakeFirstOrThrow();
  await sendPasswordReset(deps, email);
  const path = `/auth/reset-password/${await mailedToken(deps, "reset-password")}`;
  const payload = { password: "seven quiet trams at noon" };
  expect((await callRest(app, "PUT", path, { payload })).body).toEqual({
    success: true,
    message: "Your password has been changed. Please sign in with the new one.",
  });
});

it("revokes one key, then all of the account, but no other account's", async () => {
  const { first, second, others, madeKeys } = await afterReset();
  const token = madeKeys?.token ?? "";
  expect(madeKeys?.keys.map(({ id }) => id)).toEqual([second.id, first.id]);
  const one = await revoke(token, first.id);
  expect(one.body.result?.data.keys.map(({ id }) => id)).toEqual([second.id]);
  expect([await statusWith(first.secret), await statusWith(second.secret)]).toEqual([401, 200]);

  // Already revoked, another account's, and not an id at all.
  for (const id of [first.id, others.id, "x"]) {
    const answer = await revoke(token, id);
    expect(answer.body.result?.data.keys.map((key) => key.id)).toEqual([second.id]);
  }
  expect((await revoke(token)).body.result?.data.keys).toEqual([]);
  expect([await statusWith(second.secret), await statusWith(others.secret)]).toEqual([401, 200]);
});

it("can be done for a quarter of an hour, with this token and no other", async () => {
  const { first, madeKeys } = await afterReset();
  const token = madeKeys?.token ?? "";
  const rows = await db.selectFrom("auth_tokens").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const other of ["x", ...rows.map(({ token_hash }) => token_hash)]) {
    const refused = await revoke(other);
    expect([refused.status, refused.body.error?.message]).toEqual([400, over]);
  }
  // It gives no other access.
  const me = await queryTrpc(app, "auth.me", undefined, { token });
  expect(me.status).toBe(401);
  const input = { token, password: "five calm purple lanterns" };
  expect((await mutateTrpc(app, "auth.resetPassword", input)).status).toBe(400);

  clock.advance(quarterMs);
  expect((await revoke(token)).status).toBe(400);
  expect(await statusWith(first.secret)).toBe(200);
  clock.advance(-1);
  expect((await revoke(token)).status).toBe(200);
});
