import { insertApiKey } from "@before-ten/db/queries/api-keys/api-keys";
import { findUser, setAdminRole } from "@before-ten/db/queries/auth/users";
import { storePasskey } from "@before-ten/db/testing/stored-passkey";
import { beforeEach, describe, expect, it } from "vitest";
import { createSecret, hashSecret, hintOf } from "../features/api-keys/secret.ts";
import { makeAdmin, makeFirstAdmin } from "../features/auth/admins.service.ts";
import { giveAuthToken } from "../features/auth/auth-links.ts";
import { sendPasswordReset } from "../features/auth/password/password-reset.service.ts";
import { accountCalls } from "../testing/accounts/account-calls.ts";
import { callRest, mutateTrpc } from "../testing/calls.ts";
import { passkeyCalls } from "../testing/accounts/passkey-calls.ts";
import { mailedToken } from "../testing/queued-mails.ts";
import { examplePassword, signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { login, me, move, reset, undo, verify } = accountCalls(app);
const { challengeFor, register, signIn } = passkeyCalls(app, deps);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
});

const victim = "boss@mail.example";
const chosen = "five calm purple lanterns";

const call = async (name: string, input: object) =>
  (await mutateTrpc(app, `auth.${name}`, input)).status;

/**
 * A stranger makes an account, sets up every way to access it, and moves it to another person's
 * address, which that person confirms. Returns what the stranger tries later, by status.
 */
async function strangersDoors() {
  const { user, token } = await signedInAs(deps, "user", {
    email: "stranger@mail.example",
    isConfirmed: true,
  });
  const { authenticator, body } = await register(token);
  const code = body.result?.data.recoveryCodes?.[0];
  await move(token, victim);
  const stop = await mailedToken(deps, "undo-email-change");
  // Undoing the later change only ends later links.
  clock.advance(1_000);
  await verify(await mailedToken(deps, "verify-email"));
  const goBack = await mailedToken(deps, "undo-email-change");
  const pending = (await signIn(victim)).token;
  const { challenge } = await challengeFor("auth.secondFactorOptions", { token: pending });
  const another = (await signIn(victim)).token;
  await move(token, "third@mail.example");
  const confirmation = await mailedToken(deps, "verify-email");
  await sendPasswordReset(deps, victim);
  const resetLink = await mailedToken(deps, "reset-password");
  const victims = { id: user.id, email: victim };
  const revoking = await giveAuthToken(deps, db, { kind: "revoke_api_keys", user: victims });
  const secret = createSecret();
  await insertApiKey(db, {
    name: "Left over",
    hint: hintOf(secret),
    keyHash: hashSecret(secret),
    scopes: ["read"],
    createdBy: user.id,
    at: deps.clock.now(),
  });
  const doors: Record<string, () => Promise<number>> = {
    "the session": async () => (await me(token)).status,
    "the password": () => login(victim),
    "the pending sign-in, with the passkey": () =>
      call("secondFactorByPasskey", { token: pending, passkey: authenticator.sign(challenge) }),
    "the pending sign-in, with a recovery code": () =>
      call("secondFactorByCode", { token: another, code }),
    "the passkey alone": async () => {
      const { challenge: asked } = await challengeFor("auth.passkeyOptions", {});
      return call("loginByPasskey", { passkey: authenticator.sign(asked) });
    },
    "the API key": async () =>
      (await callRest(app, "GET", "/admin/events", { token: secret })).status,
    "the token that revokes keys": () => call("revokeMadeKeys", { token: revoking }),
    "the address that waits": async () => (await verify(confirmation)).status,
    "the link that undoes a change": async () => (await undo(goBack)).status,
    "the link that stops a change": async () => (await undo(stop)).status,
    "the link to a new password": async () => (await reset(resetLink, chosen)).status,
  };
  return { id: user.id, doors };
}

/** The attempts that succeed, of those made. */
async function opened(doors: Record<string, () => Promise<number>>): Promise<string[]> {
  const open: string[] = [];
  for (const [name, knock] of Object.entries(doors)) if ((await knock()) === 200) open.push(name);
  return open;
}

/** Accepts the invitation as the reader of the mailbox. */
async function invite(): Promise<void> {
  const { token } = await signedInAs(deps, "admin");
  const payload = { email: victim, adminRole: "owner" };
  const invitation = await callRest<{ hasAccount: boolean }>(app, "POST", "/admin/invitations", {
    token,
    payload,
  });
  expect(invitation.body.data.hasAccount).toBe(true);
  const link = await mailedToken(deps, "invitation");
  const accepted = { payload: { name: "Boss", password: chosen } };
  expect((await callRest(app, "POST", `/auth/invitation/${link}`, accepted)).status).toBe(200);
}

const credentials = { email: victim, password: chosen };
const ways: [string, () => Promise<unknown>][] = [
  ["an invitation", invite],
  ["pnpm admin:create", () => makeAdmin(deps, credentials)],
  ["ADMIN_EMAIL", () => makeFirstAdmin(deps, credentials)],
];

describe("a stranger's account at another person's address", () => {
  it("could be accessed in each of these ways, if a role were only a column", async () => {
    const { id, doors } = await strangersDoors();
    const { "the link to a new password": resetLink, ...others } = doors;
    await setAdminRole(db, id, "owner");
    expect(await opened(others)).toEqual(Object.keys(others));

    await db.deleteFrom("users").execute();
    await db.deleteFrom("rate_limits").execute();
    const again = await strangersDoors();
    await setAdminRole(db, again.id, "owner");
    expect(await again.doors["the link to a new password"]?.()).toBe(200);
    expect(await resetLink?.()).toBe(400);
  });

  it.each(ways)(
    "can be accessed in none of them once %s gives it a role, except by its owner",
    async (_way, give) => {
      const { id, doors } = await strangersDoors();
      await give();
      expect(await opened(doors)).toEqual([]);
      expect(await findUser(db, id)).toMatchObject({ email: victim, pending_email: null });
      const { body } = await callRest(app, "POST", "/auth/login", { payload: credentials });
      const events = await callRest(app, "GET", "/admin/events", { token: body.token });
      expect(events.status).toBe(200);
    },
  );

  it("opens by its password and second factor alone when an owner changes its role", async () => {
    const owner = await signedInAs(deps, "admin");
    const change = async (id: string) => {
      const answer = { token: owner.token, payload: { adminRole: "owner" } };
      return (await callRest(app, "PUT", `/admin/users/${id}/role`, answer)).status;
    };
    const confirmed = await strangersDoors();
    await setAdminRole(db, confirmed.id, "viewer");
    expect(await change(confirmed.id)).toBe(200);
    expect(await opened(confirmed.doors)).toEqual(["the password", "the passkey alone"]);

    await db.deleteFrom("users").where("id", "=", confirmed.id).execute();
    const unconfirmed = await strangersDoors();
    await db
      .updateTable("users")
      .set({ admin_role: "viewer", role: "admin", email_verified_at: null })
      .where("id", "=", unconfirmed.id)
      .execute();
    expect(await change(unconfirmed.id)).toBe(200);
    expect(await opened(unconfirmed.doors)).toEqual(["the password"]);
  });

  it("is refused where an owner makes an admin by hand", async () => {
    await strangersDoors();
    const { token } = await signedInAs(deps, "admin");
    const payload = { name: "Boss", ...credentials };
    expect((await callRest(app, "POST", "/admin/users", { token, payload })).status).toBe(409);
  });

  it("has no key that works again with a later role", async () => {
    const owner = await signedInAs(deps, "admin");
    const { id, doors } = await strangersDoors();
    await setAdminRole(db, id, "owner");
    const key = { "the API key": doors["the API key"] ?? (() => Promise.resolve(0)) };
    expect(await opened(key)).toEqual(["the API key"]);
    const end = await callRest(app, "DELETE", `/admin/users/${id}/role`, { token: owner.token });
    expect(end.status).toBe(200);
    await setAdminRole(db, id, "viewer");
    expect(await opened(key)).toEqual([]);
  });
});

describe("the first proof of a mailbox", () => {
  /** As accounts were before passkeys required a confirmed address. */
  async function unconfirmed() {
    const { user, token } = await signedInAs(deps, "user", { email: victim });
    await storePasskey(db, { userId: user.id, at: deps.clock.now() });
    return { user, token };
  }
  const proofs: [string, () => Promise<number>][] = [
    [
      "a confirmation",
      async () => {
        const { token } = await unconfirmed();
        const sent = await callRest(app, "POST", "/auth/verify-email", { token });
        expect(sent.body.message).toContain(victim);
        return (await verify(await mailedToken(deps, "verify-email"))).status;
      },
    ],
    [
      "a new password",
      async () => {
        await unconfirmed();
        await sendPasswordReset(deps, victim);
        return (await reset(await mailedToken(deps, "reset-password"), chosen)).status;
      },
    ],
  ];

  it.each(proofs)("by %s ends everything set up before", async (proof, prove) => {
    expect(await prove()).toBe(200);
    for (const table of ["sessions", "passkeys", "auth_links"] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const [, byReset] = proofs.map(([name]) => name);
    const password = proof === byReset ? chosen : examplePassword;
    const { body } = await callRest(app, "POST", "/auth/login", {
      payload: { email: victim, password },
    });
    expect(body.token).toBeDefined();
  });

  it("leaves the session that proves it, and a second one nothing", async () => {
    const { token } = await unconfirmed();
    await callRest(app, "POST", "/auth/verify-email", { token });
    const link = await mailedToken(deps, "verify-email");
    expect((await callRest(app, "PUT", `/auth/verify-email/${link}`, { token })).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    await register(token);
    const again = await callRest(app, "POST", "/auth/verify-email", { token });
    expect([again.status, again.body.error]).toEqual([
      409,
      "Your email address is already confirmed.",
    ]);
    await sendPasswordReset(deps, victim);
    expect((await reset(await mailedToken(deps, "reset-password"), chosen)).status).toBe(200);
    expect(await db.selectFrom("passkeys").selectAll().execute()).toHaveLength(1);
  });
});
