import { beforeEach, describe, expect, it } from "vitest";
import { createAuthenticator } from "../../../testing/accounts/authenticator.ts";
import { callRest, mutateTrpc, queryTrpc } from "../../../testing/calls.ts";
import { passkeyCalls } from "../../../testing/accounts/passkey-calls.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { adminWithPasskey, challengeFor, register, signIn } = passkeyCalls(app, deps);
beforeEach(() => db.deleteFrom("users").execute());

const email = "ana@mail.example";
const over = "That took too long. Please sign in again.";
const refused = "This passkey didn't work. Please try again.";

const finish = (how: "passkey" | "recovery-code", payload: object) =>
  callRest(app, "POST", `/auth/second-factor/${how}`, { payload });
const optionsFor = (token: string) => challengeFor("auth.secondFactorOptions", { token });
const meOf = async (token: string | undefined) =>
  (await queryTrpc<{ email: string }>(app, "auth.me", {}, { token })).body.result?.data.email;

describe("signing in to an account with a second factor", () => {
  it("answers a pending step instead of a token, the same over both APIs", async () => {
    await adminWithPasskey(email);
    const payload = { email, password: examplePassword };
    const { status, body } = await callRest(app, "POST", "/auth/login", { payload });
    expect(status).toBe(200);
    const secondFactor = {
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: "2026-12-04T12:10:00.000Z",
      methods: ["passkey", "recovery-code"],
    };
    expect(body).toEqual({ success: true, secondFactor });
    const trpc = await mutateTrpc(app, "auth.login", payload);
    expect(trpc.body.result?.data).toEqual({ secondFactor });
  });

  it("asks for the password first: a wrong one is the usual 401", async () => {
    await adminWithPasskey(email);
    const payload = { email, password: "not the right one at all" };
    const { status, body } = await callRest(app, "POST", "/auth/login", { payload });
    expect([status, body.error]).toEqual([401, "Invalid email or password"]);
  });

  it("the pending token opens nothing else", async () => {
    await adminWithPasskey(email);
    const { token } = await signIn(email);
    expect((await callRest(app, "GET", "/auth/me", { token })).status).toBe(401);
  });

  it("leaves other accounts' sign-ins as they were", async () => {
    await adminWithPasskey();
    await signedInAs(deps, "admin", { email });
    const payload = { email, password: examplePassword };
    const { body } = await callRest(app, "POST", "/auth/login", { payload });
    expect(await meOf(body.token)).toBe(email);
  });
});

describe("the second step by passkey", () => {
  it("signs in with a passkey of the account, once", async () => {
    const { authenticator } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const { challenge, options } = await optionsFor(token);
    expect(options).toMatchObject({ rpId: "club.example", userVerification: "required" });
    expect(options?.allowCredentials).toHaveLength(1);
    const passkey = authenticator.sign(challenge);
    const { status, body } = await finish("passkey", { token, passkey });
    expect(status).toBe(200);
    expect(await meOf(body.token)).toBe(email);
    expect((await finish("passkey", { token, passkey })).body.error).toBe(over);
  });

  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without asking who is there", { isVerified: false }],
    ["that was meant for registering", { type: "webauthn.create" }],
  ])("refuses an answer %s", async (_what, lies) => {
    const { authenticator } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const { challenge } = await optionsFor(token);
    const answer = await finish("passkey", { token, passkey: authenticator.sign(challenge, lies) });
    expect([answer.status, answer.body.error]).toEqual([401, refused]);
  });

  it("takes each challenge once, also when its answer was wrong", async () => {
    const { authenticator } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const { challenge } = await optionsFor(token);
    const lie = authenticator.sign(challenge, { isVerified: false });
    expect((await finish("passkey", { token, passkey: lie })).status).toBe(401);
    const right = authenticator.sign(challenge);
    expect((await finish("passkey", { token, passkey: right })).status).toBe(401);
  });

  it("refuses a counter that runs backwards, as that of a copy", async () => {
    const { authenticator } = await adminWithPasskey(email);
    const attempt = async (counter: number) => {
      const { token } = await signIn(email);
      const { challenge } = await optionsFor(token);
      const passkey = authenticator.sign(challenge, { counter });
      return (await finish("passkey", { token, passkey })).status;
    };
    expect([await attempt(7), await attempt(7), await attempt(3), await attempt(8)]).toEqual([
      200, 401, 401, 200,
    ]);
  });

  it("refuses the passkey of another account, and challenges given for something else", async () => {
    const { token: session, authenticator } = await adminWithPasskey(email);
    const other = await adminWithPasskey();
    const { token } = await signIn(email);
    const { challenge } = await optionsFor(token);
    const stranger = other.authenticator.sign(challenge);
    expect((await finish("passkey", { token, passkey: stranger })).status).toBe(401);
    const elsewhere = [
      await challengeFor("auth.passkeyOptions", {}),
      await challengeFor("secondFactor.confirmationOptions", {}, session),
      await optionsFor((await signIn(email)).token),
    ];
    for (const given of elsewhere) {
      const passkey = authenticator.sign(given.challenge);
      expect((await finish("passkey", { token, passkey })).status).toBe(401);
    }
  });

  it("waits ten minutes, its challenge five", async () => {
    const { authenticator } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const late = await optionsFor(token);
    clock.advance(5 * 60_000);
    const passkey = authenticator.sign(late.challenge);
    expect((await finish("passkey", { token, passkey })).body.error).toBe(refused);
    const { challenge } = await optionsFor(token);
    clock.advance(5 * 60_000);
    const answer = await finish("passkey", { token, passkey: authenticator.sign(challenge) });
    expect([answer.status, answer.body.error]).toEqual([401, over]);
  });

  it("ends with a new password, as sessions do", async () => {
    const { token: session } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const payload = { currentPassword: examplePassword, newPassword: "seven quiet trams at noon" };
    await callRest(app, "PUT", "/auth/update-password", { token: session, payload });
    expect((await optionsFor(token)).status).toBe(401);
  });

  it("lets one of twenty answers at once in", async () => {
    const { codes } = await adminWithPasskey(email);
    const { token } = await signIn(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => finish("recovery-code", { token, code: codes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("the second step by recovery code", () => {
  it("accepts each code once, however it is typed, and notifies the owner", async () => {
    const { codes, user } = await adminWithPasskey(email);
    expect(codes).toHaveLength(10);
    const [code = ""] = codes;
    const { token } = await signIn(email);
    const typed = ` ${code.toUpperCase().replaceAll("-", " ")} `;
    const { status, body } = await finish("recovery-code", { token, code: typed });
    expect(status).toBe(200);
    expect(await meOf(body.token)).toBe(email);
    const mails = await queuedMails(db);
    expect(mails.at(-1)).toMatchObject({
      data: { userId: user.id, change: "recovery code used" },
    });

    const again = await signIn(email);
    const second = await finish("recovery-code", { token: again.token, code });
    expect(second.status).toBe(400);
    expect(second.body.details).toEqual([
      { path: "code", message: "This recovery code is wrong, or has been used already" },
    ]);
    // A wrong code doesn't end the pending sign-in.
    const third = await finish("recovery-code", { token: again.token, code: codes[1] });
    expect(third.status).toBe(200);
  });

  it("stores only hashes of the codes", async () => {
    const { codes } = await adminWithPasskey(email);
    const rows = JSON.stringify(await db.selectFrom("recovery_codes").selectAll().execute());
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll("-", ""));
    }
  });

  it("offers none once they are used up", async () => {
    await adminWithPasskey(email);
    await db.deleteFrom("recovery_codes").execute();
    expect((await signIn(email)).methods).toEqual(["passkey"]);
  });
});

describe("signing in with a passkey alone", () => {
  const options = () => challengeFor("auth.passkeyOptions", {});
  const signInWith = (passkey: object) =>
    callRest(app, "POST", "/auth/passkey", { payload: { passkey } });

  it("asks for no password", async () => {
    const { authenticator, user } = await adminWithPasskey(email);
    const { challenge, options: asked } = await options();
    expect(asked?.allowCredentials).toEqual([]);
    const userHandle = Buffer.from(user.id.replaceAll("-", ""), "hex").toString("base64url");
    const { status, body } = await signInWith(authenticator.sign(challenge, { userHandle }));
    expect(status).toBe(200);
    expect(await meOf(body.token)).toBe(email);
  });

  it("refuses an unknown passkey, a removed one, and one of another account", async () => {
    const { authenticator, user } = await adminWithPasskey(email);
    const unknown = createAuthenticator(deps.site).sign((await options()).challenge);
    const answer = await signInWith(unknown);
    expect([answer.status, answer.body.error]).toEqual([
      401,
      "No account has this passkey. Please sign in with your password.",
    ]);
    const handle = { userHandle: Buffer.alloc(16).toString("base64url") };
    const stranger = authenticator.sign((await options()).challenge, handle);
    expect((await signInWith(stranger)).status).toBe(401);
    await db.deleteFrom("passkeys").where("user_id", "=", user.id).execute();
    const removed = authenticator.sign((await options()).challenge);
    expect((await signInWith(removed)).status).toBe(401);
  });

  it("ends the session that it is made over", async () => {
    const { authenticator, token } = await adminWithPasskey(email);
    const passkey = authenticator.sign((await options()).challenge);
    expect((await mutateTrpc(app, "auth.loginByPasskey", { passkey }, { token })).status).toBe(200);
    expect(await meOf(token)).toBe(undefined);
  });

  it("doesn't reveal which passkeys exist", async () => {
    const { token } = await signedInAs(deps, "admin", { email, isConfirmed: true });
    await register(token);
    expect((await options()).options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "club.example",
      timeout: 300_000,
      userVerification: "required",
      allowCredentials: [],
    });
  });
});
