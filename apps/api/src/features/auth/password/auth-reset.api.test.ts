import { createHash } from "node:crypto";
import { PgBoss, fromKysely } from "pg-boss";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { accountCalls } from "../../../testing/accounts/account-calls.ts";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { mailedToken, queuedMails, writtenMails } from "../../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp, startTestApp } from "../../../testing/test-app.ts";
import { presentUser } from "../auth.present.ts";
import { sendPasswordReset } from "./password-reset.service.ts";
import { startSession } from "../sessions/sessions.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const calls = accountCalls(app);

const boss = new PgBoss({ db: fromKysely(db) });

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
  await boss.deleteAllJobs("mail");
});

const email = "ana@mail.example";
const newPassword = "seven quiet trams at noon";
const invalidLink = "This link has expired or isn't complete. Please ask for a new one.";

const reset = (token: string, password = newPassword) => calls.reset(token, password);
const login = (password: string) => calls.login(email, password);

const anaRow = () => db.selectFrom("users").selectAll().executeTakeFirstOrThrow();

/** The token of a mail just sent to Ana. */
async function newLink(): Promise<string> {
  await sendPasswordReset(deps, email);
  return mailedToken(deps, "reset-password");
}

describe("a link to a new password", () => {
  it("changes it, ends every session and proves the address", async () => {
    const { token: session } = await signedInAs(deps, "admin", { email });
    const { status, body } = await reset(await newLink());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Your password has been changed. Please sign in with the new one.",
    });
    expect((await callRest(app, "GET", "/auth/me", { token: session })).status).toBe(401);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await login(examplePassword)).toBe(401);
    expect(await login(newPassword)).toBe(200);
    const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: "admin", email_verified_at: clock.now() });
  });

  it("tells the account's owner by mail that it was used", async () => {
    await storeUser(deps, { email });
    await reset(await newLink());
    const [mail] = await writtenMails(deps, ({ kind }) => kind === "account changed");
    expect([mail?.to, mail?.subject]).toEqual([
      email,
      "Your Before Ten account has a new password",
    ]);
    expect(mail?.text).toContain("over the REST API");
  });

  it("works for one of twenty concurrent uses", async () => {
    await storeUser(deps, { email });
    const token = await newLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ body }) => body.error)).toEqual(
      Array.from({ length: 19 }, () => invalidLink),
    );
  });

  it("is stored only as a hash, which opens nothing", async () => {
    await storeUser(deps, { email });
    const token = await newLink();
    const rows = await db.selectFrom("auth_tokens").selectAll().execute();
    const hash = createHash("sha256").update(token).digest("hex");
    expect(rows.map((row) => row.token_hash)).toEqual([hash]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(hash)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it("exists only in its mail: the queue has neither it nor the address", async () => {
    await storeUser(deps, { email });
    const token = await newLink();
    const jobs = JSON.stringify(await queuedMails(db));
    expect(jobs).toContain("password reset");
    expect(jobs).not.toContain(token);
    expect(jobs).not.toContain(email);
  });

  it("is another one when the mail is sent again; both work, until one is used", async () => {
    await storeUser(deps, { email });
    await sendPasswordReset(deps, email);
    const [first, second, third] = [
      await mailedToken(deps, "reset-password"),
      await mailedToken(deps, "reset-password"),
      await mailedToken(deps, "reset-password"),
    ];
    expect(new Set([first, second, third]).size).toBe(3);
    // The first mail may be the only one that arrived.
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).body.error).toBe(invalidLink);
    expect((await reset(third)).body.error).toBe(invalidLink);

    const answers = async () => {
      await sendPasswordReset(deps, email);
      const one = await mailedToken(deps, "reset-password");
      const other = await mailedToken(deps, "reset-password");
      return Promise.all([one, other, one, other].map((token) => reset(token)));
    };
    const statuses = (await answers()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  });

  it("isn't mailed once a newer one was requested, or the password has changed", async () => {
    const { token: session } = await signedInAs(deps, "user", { email });
    await sendPasswordReset(deps, email);
    await sendPasswordReset(deps, email);
    expect(await writtenMails(deps)).toHaveLength(1);
    const payload = { currentPassword: examplePassword, newPassword };
    await callRest(app, "PUT", "/auth/update-password", { token: session, payload });
    const links = await writtenMails(deps, ({ kind }) => kind === "password reset");
    expect(links).toEqual([]);
  });

  it("works for an hour", async () => {
    await storeUser(deps, { email });
    const late = await newLink();
    clock.advance(3_600_000);
    expect((await reset(late)).body.error).toBe(invalidLink);
    await sendPasswordReset(deps, email);
    // Regardless of how long its mail waits in the queue.
    clock.advance(20 * 3_600_000);
    const early = await mailedToken(deps, "reset-password");
    clock.advance(3_600_000 - 1);
    expect((await reset(early)).status).toBe(200);
  });

  it("is dead once a newer one was sent", async () => {
    await storeUser(deps, { email });
    await sendPasswordReset(deps, email);
    const older = await mailedToken(deps, "reset-password");
    const newer = await newLink();
    expect(newer).not.toBe(older);
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  it("is dead once the account has another address, not while that only waits", async () => {
    const { token: session } = await signedInAs(deps, "user", { email });
    const payload = { email: "new@mail.example" };
    const moveTo = () => callRest(app, "PUT", "/auth/update-profile", { token: session, payload });
    const token = await newLink();
    await moveTo();
    expect((await reset(token)).status).toBe(200);

    const again = await newLink();
    const { token: newSession } = await startSession(deps, presentUser(await anaRow()));
    await callRest(app, "PUT", "/auth/update-profile", { token: newSession, payload });
    await callRest(app, "PUT", `/auth/verify-email/${await mailedToken(deps, "verify-email")}`);
    expect((await reset(again)).status).toBe(400);
    expect((await callRest(app, "GET", "/auth/me", { token: newSession })).status).toBe(200);
  });

  it("survives a password that is refused", async () => {
    await storeUser(deps, { email });
    const token = await newLink();
    const short = await reset(token, "short");
    expect(short.body.details).toEqual([
      { path: "password", message: "Password must be at least 15 characters" },
    ]);
    expect((await reset(token, "passwordpassword")).status).toBe(400);
    // The account's own address and name are refused as passwords.
    expect((await reset(token, `${email}1`)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it("isn't accepted to confirm an address, or as a session's token", async () => {
    const { token: session } = await signedInAs(deps, "user", { email });
    const token = await newLink();
    expect((await callRest(app, "PUT", `/auth/verify-email/${token}`)).status).toBe(400);
    expect((await reset(session)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(["x", "__proto__", "%00", "%F0%9F%95%BA", "a".repeat(500), "a".repeat(501)])(
    "that was made up, %j, is a 400 over both APIs",
    async (token) => {
      const rest = await reset(token);
      expect(rest.status).toBe(400);
      expect(rest.body.success).toBe(false);
      const input = { token: decodeURIComponent(token), password: newPassword };
      expect((await mutateTrpc(app, "auth.resetPassword", input)).status).toBe(400);
    },
  );

  it("can't be guessed at more than twenty times in 15 minutes", async () => {
    const { app: limited } = await startTestApp(db);
    onTestFinished(() => limited.close());
    const guess = async () =>
      (await callRest(limited, "PUT", "/auth/reset-password/x", { payload: {} })).status;
    for (let time = 0; time < 20; time += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    expect((await mutateTrpc(limited, "auth.verifyEmail", { token: "x" })).status).toBe(429);
  });
});
