import { createHash } from "node:crypto";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { PgBoss, fromKysely } from "pg-boss";
import { afterAll, beforeEach, expect, it } from "vitest";
import { mailQueueName } from "../../mail/mail-queue.ts";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const single = await startTestApp(db, { rateLimitFactor: 1_000 });
const double = await startTestApp(db, {
  rateLimitFactor: 1_000,
  site: { newsletterDoubleOptIn: true },
});
afterAll(async () => {
  await single.app.close();
  await double.app.close();
  await close();
});

const boss = new PgBoss({ db: fromKysely(db) });
beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("rate_limits").execute();
  await boss.deleteAllJobs(mailQueueName);
});

const dayMs = 86_400_000;
const email = "ana@mail.example";

async function statusNow() {
  return (await db.selectFrom("subscribers").select("status").executeTakeFirst())?.status;
}

const subscribe = ({ app }: TestApp, address = email) =>
  callRest(app, "POST", "/contact/newsletter", { payload: { email: address } });

const leave = ({ app }: TestApp) =>
  callRest(app, "GET", `/contact/newsletter/unsubscribe?email=${email}`);

const kinds = async () => (await queuedMails(db)).map(({ kind }) => kind);

it("welcomes a mailbox three times a day, however often it subscribes and leaves in turn", async () => {
  for (let time = 0; time < 6; time += 1) {
    const { status, body } = await subscribe(single);
    expect([status, body]).toEqual([
      200,
      { success: true, message: "Successfully subscribed to newsletter!" },
    ]);
    expect(await statusNow()).toBe("active");
    expect((await leave(single)).body).toMatchObject({ success: true, alreadyUnsubscribed: false });
    expect(await statusNow()).toBe("unsubscribed");
  }
  const welcome = "newsletter welcome";
  expect(await kinds()).toEqual([welcome, welcome, welcome]);

  single.clock.advance(dayMs - 1);
  await subscribe(single);
  await leave(single);
  expect(await kinds()).toHaveLength(3);
  single.clock.advance(1);
  await subscribe(single);
  expect(await kinds()).toHaveLength(4);
});

it("counts confirmation and welcome mails together", async () => {
  const answers: unknown[] = [];
  const turn = async () => {
    answers.push((await subscribe(double)).body);
    expect(await statusNow()).toBe("pending");
    const [mail] = await writtenMails(double.deps, ({ kind }) => kind.endsWith("confirmation"));
    const token = /confirm\?token=(\S+)/.exec(mail?.text ?? "")?.[1];
    const { status } = await mutateTrpc(double.app, "newsletter.confirm", { token });
    await leave(double);
    double.clock.advance(1);
    return status;
  };
  expect(await turn()).toBe(200);
  expect(await turn()).toBe(200);
  // No confirmation link was sent.
  expect(await turn()).toBe(400);
  expect(await turn()).toBe(400);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await kinds()).toEqual([
    "newsletter confirmation",
    "newsletter welcome",
    "newsletter confirmation",
  ]);
});

it("lets three mails through in any 24 hours, for any sequence of subscribing, confirming and leaving", async () => {
  const hourMs = 3_600_000;
  const sentAtMs: number[] = [];
  for (let hour = 0; hour < 72; hour += 1) {
    const before = (await kinds()).length;
    await subscribe(double);
    const [mail] = await writtenMails(double.deps, ({ kind }) => kind.endsWith("confirmation"));
    const token = /confirm\?token=(\S+)/.exec(mail?.text ?? "")?.[1];
    if (hour % 2 === 0) await mutateTrpc(double.app, "newsletter.confirm", { token });
    if (hour % 3 > 0) await leave(double);
    const now = double.clock.now().getTime();
    for (let mails = before; mails < (await kinds()).length; mails += 1) sentAtMs.push(now);
    double.clock.advance(hourMs);
  }
  const mostInADay = Math.max(
    ...sentAtMs.map((from) => sentAtMs.filter((at) => at >= from && at < from + dayMs).length),
  );
  expect(mostInADay).toBe(3);
  expect(sentAtMs.length).toBeGreaterThan(6);
});

it("counts the addresses of one mailbox together, also when they come at once", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `Ana+${index}@mail.example`);
  const answers = await Promise.all(addresses.map((address) => subscribe(single, address)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await db.selectFrom("subscribers").select("id").execute()).toHaveLength(12);
  expect(await kinds()).toHaveLength(3);

  await subscribe(single, "bea@mail.example");
  expect(await kinds()).toHaveLength(4);
});

it("lets subscribers unsubscribe by the mailed link even at the daily limit", async () => {
  for (let time = 0; time < 5; time += 1) {
    await subscribe(single);
    const [mail] = await writtenMails(single.deps);
    const url = /<(.+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const path = url.replace("https://club.example", "");
    expect((await single.app.inject({ method: "POST", url: path })).statusCode).toBe(200);
    expect(await statusNow()).toBe("unsubscribed");
  }
});

it("keeps nothing that an address could be told by", async () => {
  await subscribe(single);
  const rows = await db.selectFrom("rate_limits").select("key").execute();
  const guess = createHash("sha256").update(`newsletter mail 1 to ${email}`).digest("base64url");
  expect(rows).toHaveLength(2);
  expect(rows.map(({ key }) => key)).not.toContain(guess);
});
