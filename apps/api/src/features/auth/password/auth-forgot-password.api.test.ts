import { PgBoss, fromKysely } from "pg-boss";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openMailQueue } from "../../../mail/mail-queue.ts";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../../testing/queued-mails.ts";
import { storeUser } from "../../../testing/accounts/signed-in.ts";
import { openTestApp, startTestApp } from "../../../testing/test-app.ts";
import { answerPasswordResets, openPasswordResetQueue } from "./password-reset-queue.ts";
import { sendPasswordReset } from "./password-reset.service.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });

const boss = new PgBoss({ db: fromKysely(db) });
const requests = () => boss.findJobs<{ email: string }>("password-reset");

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db.deleteFrom("rate_limits").execute();
  await boss.deleteAllJobs("password-reset");
  await boss.deleteAllJobs("mail");
});

const email = "ana@mail.example";

const forgot = (payload: object, headers: Record<string, string> = {}) =>
  callRest(app, "POST", "/auth/forgot-password", { payload, headers });

describe("a forgotten password", () => {
  it("gets the same answer, with the same work, for every address", async () => {
    await storeUser(deps, { email, role: "admin" });
    const known = await forgot({ email });
    const unknown = await forgot({ email: "unknown@mail.example" });
    expect(known.status).toBe(200);
    expect(known.body).toEqual({
      success: true,
      message: "If there is an account with this address, we have sent a link to it.",
    });
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);

    const jobs = await requests();
    expect(jobs.map(({ data }) => data.email).toSorted()).toEqual([email, "unknown@mail.example"]);
    expect(await queuedMails(db)).toEqual([]);
    expect(await db.selectFrom("auth_tokens").selectAll().execute()).toEqual([]);
  });

  it("is answered by a worker with a mail, but only to existing accounts", async () => {
    await storeUser(deps, { email });
    const queue = await openMailQueue(db, {
      domain: "club.example",
      onError: () => undefined,
      upkeep: { deleteFinishedEverySeconds: 1 },
    });
    onTestFinished(() => queue.close());
    await openPasswordResetQueue(queue);
    await answerPasswordResets(queue, (address) => sendPasswordReset(deps, address));
    await forgot({ email: "unknown@mail.example" });
    await forgot({ email: "ANA@mail.example" });

    const mailed = async () => (await writtenMails(deps)).map(({ to }) => to);
    await expect.poll(mailed, { timeout: 20_000 }).toEqual([email]);
    // The typed address isn't kept.
    await expect.poll(requests, { timeout: 20_000 }).toEqual([]);
  });

  it("that can't be answered is deleted too, and so are leftovers of an earlier version", async () => {
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

  it("links to the configured address, whatever the Host header", async () => {
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
