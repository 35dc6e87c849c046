import { createHash } from "node:crypto";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { PgBoss, fromKysely } from "pg-boss";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openMailQueue } from "../../mail/mail-queue.ts";
import { answerPasswordResets, openPasswordResetQueue } from "./password-reset-queue.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { mailedToken, queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { examplePassword, signedInAs, storeUser } from "../../testing/signed-in.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { presentUser } from "./auth.present.ts";
import { sendPasswordReset } from "./password-reset.service.ts";
import { startSession } from "./sessions.ts";

const { db, close } = await createTestDatabase();
const { app, clock, deps } = await startTestApp(db, { rateLimitFactor: 1_000 });
afterAll(async () => {
  await app.close();
  await close();
});

const boss = new PgBoss({ db: fromKysely(db) });
const requests = () => boss.findJobs<{ email: string }>("password-reset");

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
  await boss.deleteAllJobs("password-reset");
  await boss.deleteAllJobs("mail");
});

const email = "ana@mail.example";
const newPassword = "seven quiet trams at noon";
const invalidLink = "This link is not valid, or too old. Please ask for a new one.";

const forgot = (payload: object, headers: Record<string, string> = {}) =>
  callRest(app, "POST", "/auth/forgot-password", { payload, headers });
const reset = (token: string, password: unknown = newPassword) =>
  callRest(app, "PUT", `/auth/reset-password/${token}`, { payload: { password } });
const login = async (password: string) =>
  (await callRest(app, "POST", "/auth/login", { payload: { email, password } })).status;

const anaRow = () => db.selectFrom("users").selectAll().executeTakeFirstOrThrow();

/** The token of a mail that was just sent to Ana. */
async function newLink(): Promise<string> {
  await sendPasswordReset(deps, email);
  return mailedToken(deps, "reset-password");
}

describe("a forgotten password", () => {
  it("is answered alike, with the same work, for every address", async () => {
    await storeUser(deps, { email, role: "admin" });
    const known = await forgot({ email });
    const unknown = await forgot({ email: "nobody@mail.example" });
    expect(known.status).toBe(200);
    expect(known.body).toEqual({
      success: true,
      message: "If there is an account with this address, we have sent a link to it.",
    });
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);

    const jobs = await requests();
    expect(jobs.map(({ data }) => data.email).toSorted()).toEqual([email, "nobody@mail.example"]);
    expect(await queuedMails(db)).toEqual([]);
    expect(await db.selectFrom("auth_tokens").selectAll().execute()).toEqual([]);
  });

  it("is answered by a worker with a mail, but only to who has an account", async () => {
    await storeUser(deps, { email });
    const queue = await openMailQueue(db, {
      domain: "club.example",
      onError: () => undefined,
      upkeep: { deleteFinishedEverySeconds: 1 },
    });
    onTestFinished(() => queue.close());
    await openPasswordResetQueue(queue);
    await answerPasswordResets(queue, (address) => sendPasswordReset(deps, address));
    await forgot({ email: "nobody@mail.example" });
    await forgot({ email: "ANA@mail.example" });

    const mailed = async () => (await writtenMails(deps)).map(({ to }) => to);
    await expect.poll(mailed, { timeout: 20_000 }).toEqual([email]);
    // What was typed doesn't stay.
    await expect.poll(requests, { timeout: 20_000 }).toEqual([]);
  });

  it("that can't be answered goes too, and what an earlier version kept", async () => {
    const queue = await openMailQueue(db, {
      domain: "club.example",
      onError: () => undefined,
      upkeep: { deleteFinishedEverySeconds: 1 },
    });
    onTestFinished(() => queue.close());
    await queue.boss.updateQueue("password-reset", { deleteAfterSeconds: 604_800 });
    const old = { email: "old@mail.example" };
    const id = await queue.boss.send("password-reset", old, { deleteAfterSeconds: 604_800 });
    await queue.boss.fetch("password-reset");
    await queue.boss.complete("password-reset", id ?? "");
    await queue.boss.send("password-reset", { email }, { retryLimit: 0, deleteAfterSeconds: 1 });
    expect(await requests()).toHaveLength(2);

    await openPasswordResetQueue(queue);
    expect((await requests()).map(({ data }) => data.email)).toEqual([email]);
    expect(await queue.boss.getQueue("password-reset")).toMatchObject({ deleteAfterSeconds: 1 });
    const tried: string[] = [];
    await answerPasswordResets(queue, (address) => {
      tried.push(address);
      return Promise.reject(new Error("The mail server is away"));
    });
    await expect.poll(requests, { timeout: 20_000 }).toEqual([]);
    expect(tried).toEqual([email]);
  });

  it("leads to the configured address, whatever the Host header says", async () => {
    await storeUser(deps, { email });
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await forgot({ email }, forged);
    for (const { data } of await requests()) await sendPasswordReset(deps, data.email);
    const [mail] = await writtenMails(deps);
    expect(JSON.stringify(mail)).not.toContain("evil");
    expect(mail?.text).toMatch(/https:\/\/club\.example\/reset-password\/[\w-]{43}\n/);
  });

  it("with a wrong address is a 400", async () => {
    const { status, body } = await forgot({ email: "ana@mail.example, eve@mail.example" });
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { path: "email", message: "Please enter a valid email address" },
    ]);
  });

  it("can be told five times an hour, over both APIs together", async () => {
    const { app: limited, clock: limitedClock } = await startTestApp(db);
    onTestFinished(() => limited.close());
    const tell = () => callRest(limited, "POST", "/auth/forgot-password", { payload: { email } });
    for (let time = 0; time < 5; time += 1) expect((await tell()).status).toBe(200);
    const { status, headers, body } = await tell();
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe("3600");
    expect(body.error).toBe("Too many attempts. Please try again later.");
    expect((await mutateTrpc(limited, "auth.forgotPassword", { email })).status).toBe(429);
    expect(await requests()).toHaveLength(5);
    limitedClock.advance(3_600_000);
    expect((await tell()).status).toBe(200);
  });
});

describe("a link to a new password", () => {
  it("changes it, ends every session and proves the address", async () => {
    const { token: session } = await signedInAs(deps, "admin", { email });
    const { status, body } = await reset(await newLink());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: "Your password is changed. Please sign in with the new one.",
    });
    expect((await callRest(app, "GET", "/auth/me", { token: session })).status).toBe(401);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await login(examplePassword)).toBe(401);
    expect(await login(newPassword)).toBe(200);
    const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: "admin", email_verified_at: clock.now() });
  });

  it("works for one of twenty who use it at once", async () => {
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

  it("stands nowhere but in its mail: not in the queue, nor does the address", async () => {
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

  it("isn't mailed any more once a newer one was asked for, or the password is another", async () => {
    const { token: session } = await signedInAs(deps, "user", { email });
    await sendPasswordReset(deps, email);
    await sendPasswordReset(deps, email);
    expect(await writtenMails(deps)).toHaveLength(1);
    const payload = { currentPassword: examplePassword, newPassword };
    await callRest(app, "PUT", "/auth/update-password", { token: session, payload });
    expect(await writtenMails(deps)).toEqual([]);
  });

  it("works for an hour", async () => {
    await storeUser(deps, { email });
    const late = await newLink();
    clock.advance(3_600_000);
    expect((await reset(late)).body.error).toBe(invalidLink);
    await sendPasswordReset(deps, email);
    // However long its mail waits for the mail server.
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
    // Their own address, and their name.
    expect((await reset(token, `${email}1`)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it("isn't one that confirms an address, nor a session's token", async () => {
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
