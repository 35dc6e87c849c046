import { beforeEach, describe, expect, it } from "vitest";
import { createAuthenticator } from "../../../testing/accounts/authenticator.ts";
import { callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { passkeyCalls } from "../../../testing/accounts/passkey-calls.ts";
import { writtenMails } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { startSession } from "../sessions/sessions.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { adminWithPasskey, challengeFor, confirm, register } = passkeyCalls(app, deps);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("settings").execute();
});

const currentPassword = examplePassword;

interface Overview {
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  recoveryCodesLeft: number;
  isRequired: boolean;
  adminsWithout: number | null;
}

const overview = async (token: string) =>
  (await queryTrpc<Overview>(app, "secondFactor.get", {}, { token })).body.result?.data;
const change = (name: string, input: object, token: string) =>
  mutateTrpc<{ recoveryCodes?: string[] }>(app, `secondFactor.${name}`, input, { token });
const statusOf = async (token: string) =>
  (await callRest(app, "GET", "/admin/events", { token })).status;
const subjects = async () => (await writtenMails(deps)).map(({ subject }) => subject);

describe("registering a passkey", () => {
  it("takes several with names, and gives recovery codes with the first alone", async () => {
    const { token } = await signedInAs(deps, "admin", { isConfirmed: true });
    const first = await register(token, { name: "  Laptop " });
    expect(first.status).toBe(200);
    expect(first.body.result?.data.recoveryCodes).toHaveLength(10);
    expect(first.body.result?.data.recoveryCodes?.[0]).toMatch(/^(?:[0-9a-z]{6}-){3}[0-9a-z]{6}$/);
    const second = await register(token, { name: "Phone" });
    expect(second.body.result?.data.recoveryCodes).toBe(null);
    const { passkeys, recoveryCodesLeft } = (await overview(token)) ?? {};
    expect(passkeys?.map(({ name }) => name)).toEqual(["Laptop", "Phone"]);
    expect(recoveryCodesLeft).toBe(10);
    expect(await subjects()).toEqual([
      "A new passkey for your Before Ten account",
      "A new passkey for your Before Ten account",
    ]);
  });

  it("the first one ends sessions that the password alone began", async () => {
    const { token, user } = await signedInAs(deps, "admin", { isConfirmed: true });
    const { token: elsewhere } = await startSession(deps, user);
    await register(token);
    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([200, 401]);
    const { token: later } = await startSession(deps, user);
    await register(token);
    expect(await statusOf(later)).toBe(200);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["that doesn't know its owner", { isVerified: false }],
    ["that was meant for signing in", { type: "webauthn.get" }],
    // The library would fetch revocation lists from whatever address the certificate names.
    ["that names its maker", { certificate: Buffer.from("certificate") }],
  ])("refuses an answer %s", async (_what, lies) => {
    const { token } = await signedInAs(deps, "admin", { isConfirmed: true });
    const { challenge } = await challengeFor(
      "secondFactor.registrationOptions",
      { currentPassword },
      token,
    );
    const passkey = createAuthenticator(deps.site).register(challenge, lies);
    const { status } = await change("registerPasskey", { name: "Laptop", passkey }, token);
    expect(status).toBe(400);
    expect((await overview(token))?.passkeys).toEqual([]);
  });

  it("accepts a challenge once, and only in its own session", async () => {
    const { token, user } = await signedInAs(deps, "admin", { isConfirmed: true });
    const { token: elsewhere } = await startSession(deps, user);
    const options = () =>
      challengeFor("secondFactor.registrationOptions", { currentPassword }, token);
    const { challenge } = await options();
    const input = { name: "Laptop", passkey: createAuthenticator(deps.site).register(challenge) };
    expect((await change("registerPasskey", input, elsewhere)).status).toBe(400);
    expect((await change("registerPasskey", input, token)).status).toBe(200);
    expect((await change("registerPasskey", input, token)).status).toBe(400);
  });

  it("refuses to register a passkey twice, and names the existing ones", async () => {
    const { token, authenticator } = await adminWithPasskey();
    const other = await signedInAs(deps, "admin", { isConfirmed: true });
    expect((await register(other.token, { authenticator })).status).toBe(409);
    const answer = await mutateTrpc<{ excludeCredentials: { id: string }[] }>(
      app,
      "secondFactor.registrationOptions",
      { currentPassword },
      { token },
    );
    const known = answer.body.result?.data.excludeCredentials.map(({ id }) => id);
    expect(known).toEqual([authenticator.register("x").id]);
  });

  it("needs a confirmed address, also when it is answered", async () => {
    const { token, user } = await signedInAs(deps, "user");
    const refused = await mutateTrpc(
      app,
      "secondFactor.registrationOptions",
      { currentPassword },
      { token },
    );
    const sentence = "Please confirm your email address first. Passkeys need a confirmed address.";
    expect([refused.status, refused.body.error?.message]).toEqual([409, sentence]);
    const setVerified = (at: Date | null) =>
      db.updateTable("users").set({ email_verified_at: at }).where("id", "=", user.id).execute();
    await setVerified(deps.clock.now());
    const { challenge } = await challengeFor(
      "secondFactor.registrationOptions",
      { currentPassword },
      token,
    );
    await setVerified(null);
    const input = { name: "Laptop", passkey: createAuthenticator(deps.site).register(challenge) };
    expect((await change("registerPasskey", input, token)).status).toBe(409);
  });

  it("stops at twenty", async () => {
    const { token } = await adminWithPasskey();
    for (let time = 1; time < 20; time += 1) expect((await register(token)).status).toBe(200);
    const { status } = await challengeFor(
      "secondFactor.registrationOptions",
      { currentPassword },
      token,
    );
    expect(status).toBe(409);
  });

  it("needs no role", async () => {
    const { token } = await signedInAs(deps, "user", { isConfirmed: true });
    expect((await register(token)).status).toBe(200);
    expect((await overview(token))?.adminsWithout).toBe(null);
  });
});

describe("a passkey in place of the password", () => {
  it("confirms the user's identity, once", async () => {
    const { token, authenticator } = await adminWithPasskey();
    const passkey = await confirm(token, authenticator);
    expect((await change("renewCodes", { passkey }, token)).status).toBe(200);
    const { status, body } = await change("renewCodes", { passkey }, token);
    expect(status).toBe(400);
    expect(body.error?.data.details).toEqual([
      { path: "passkey", message: "This passkey didn't work. Please try again." },
    ]);
  });

  it("makes an admin and an API key, and changes the address", async () => {
    const { token, authenticator } = await adminWithPasskey();
    const proof = async () => ({ passkey: await confirm(token, authenticator) });
    const key = { name: "Shop", scopes: ["read"], ...(await proof()) };
    expect((await mutateTrpc(app, "apiKeys.create", key, { token })).status).toBe(200);
    const profile = { email: "new@mail.example", ...(await proof()) };
    expect((await mutateTrpc(app, "auth.updateProfile", profile, { token })).status).toBe(200);
  });

  it("of another account confirms nothing", async () => {
    const { token } = await adminWithPasskey();
    const other = await adminWithPasskey();
    const { challenge } = await challengeFor("secondFactor.confirmationOptions", {}, token);
    const passkey = other.authenticator.sign(challenge);
    expect((await change("renewCodes", { passkey }, token)).status).toBe(400);
  });

  it("signed in another session confirms nothing here", async () => {
    const { token, user, authenticator } = await adminWithPasskey();
    const { token: elsewhere } = await startSession(deps, user);
    const passkey = await confirm(elsewhere, authenticator);
    expect((await change("renewCodes", { passkey }, token)).status).toBe(400);
  });
});

describe("removing a passkey", () => {
  it("takes the recovery codes along with the last one", async () => {
    const { token, passkeyId } = await adminWithPasskey();
    const { body } = await register(token, { name: "Phone" });
    const second = body.result?.data.passkey.id ?? "";
    await change("deletePasskey", { id: passkeyId, currentPassword }, token);
    expect((await overview(token))?.recoveryCodesLeft).toBe(10);
    const last = await change("deletePasskey", { id: second, currentPassword }, token);
    expect(last.status).toBe(200);
    expect(await overview(token)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await subjects()).slice(-1)).toEqual([
      "A passkey was removed from your Before Ten account",
    ]);
  });

  it("of another account is a 404", async () => {
    const { token } = await adminWithPasskey();
    const other = await adminWithPasskey();
    const input = { id: other.passkeyId, currentPassword };
    expect((await change("deletePasskey", input, token)).status).toBe(404);
    expect((await overview(other.token))?.passkeys).toHaveLength(1);
  });
});

describe("new recovery codes", () => {
  it("replace the earlier ones, only with a passkey", async () => {
    const { token, codes } = await adminWithPasskey();
    const { body } = await change("renewCodes", { currentPassword }, token);
    const renewed = body.result?.data.recoveryCodes ?? [];
    expect(new Set([...codes, ...renewed]).size).toBe(20);
    expect((await overview(token))?.recoveryCodesLeft).toBe(10);
    const without = await signedInAs(deps, "admin", { isConfirmed: true });
    expect((await change("renewCodes", { currentPassword }, without.token)).status).toBe(409);
  });
});

describe("a second factor that every admin needs", () => {
  it("can only be required by an admin who has one; others can only open its page", async () => {
    const owner = await adminWithPasskey();
    const other = await signedInAs(deps, "admin", { isConfirmed: true });
    const isRequired = { isRequired: true, currentPassword };
    expect((await change("require", isRequired, other.token)).status).toBe(409);
    expect((await overview(owner.token))?.adminsWithout).toBe(1);
    expect((await change("require", isRequired, owner.token)).status).toBe(200);
    expect(await overview(owner.token)).toMatchObject({ isRequired: true });

    const { status, body } = await callRest(app, "GET", "/admin/events", { token: other.token });
    expect(status).toBe(403);
    expect(body.error).toBe("Please add a passkey first: every admin needs a second factor here.");
    expect(await statusOf(owner.token)).toBe(200);
    expect((await overview(other.token))?.isRequired).toBe(true);
    await register(other.token);
    expect(await statusOf(other.token)).toBe(200);

    const user = await signedInAs(deps, "user", { isConfirmed: true });
    expect((await callRest(app, "GET", "/auth/me", { token: user.token })).status).toBe(200);
  });

  it("can't be given up by removing the last passkey", async () => {
    const { token, passkeyId } = await adminWithPasskey();
    await change("require", { isRequired: true, currentPassword }, token);
    const { status } = await change("deletePasskey", { id: passkeyId, currentPassword }, token);
    expect(status).toBe(409);
    expect(await overview(token)).toMatchObject({ recoveryCodesLeft: 10 });
    await change("require", { isRequired: false, currentPassword }, token);
    const after = await change("deletePasskey", { id: passkeyId, currentPassword }, token);
    expect(after.status).toBe(200);
  });
});
