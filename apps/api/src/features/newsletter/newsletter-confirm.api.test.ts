import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock, deps } = await openTestApp({
  rateLimitFactor: 1_000,
  site: { newsletterDoubleOptIn: true },
});

const email = "ana@mail.example";
const dayMs = 86_400_000;

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00.000Z");
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("rate_limits").execute();
});

async function subscribe() {
  const { body } = await callRest(app, "POST", "/contact/newsletter", { payload: { email } });
  return body;
}

async function lastMail() {
  const mail = (await writtenMails(deps)).at(-1);
  return { mail, token: /confirm\?token=(\S+)/.exec(mail?.text ?? "")?.[1] };
}

function confirm(token: unknown) {
  return mutateTrpc<{ message: string }>(app, "newsletter.confirm", { token });
}

async function statusNow() {
  const rows = await db.selectFrom("subscribers").select("status").execute();
  return rows.map(({ status }) => status);
}

it("waits for the confirmation, then welcomes", async () => {
  expect(await subscribe()).toEqual({
    success: true,
    message: "Almost there! Please open the email we sent you and confirm your address.",
  });
  expect(await statusNow()).toEqual(["pending"]);
  const { mail, token } = await lastMail();
  expect(mail?.to).toBe(email);
  expect(mail?.subject).toBe("Please confirm your subscription to Before Ten");

  clock.advance(6 * dayMs);
  const { status, body } = await confirm(token);
  expect(status).toBe(200);
  expect(body.result?.data.message).toBe("Your subscription is confirmed. See you at four!");
  expect(await statusNow()).toEqual(["active"]);
  expect((await lastMail()).mail?.subject).toBe("Welcome to Before Ten");
});

it("welcomes once when the link is opened 20 times at once", async () => {
  await subscribe();
  const { token } = await lastMail();
  const mails = (await queuedMails(db)).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await queuedMails(db)).toHaveLength(mails + 1);
});

it("answers the same for an active subscriber, without a mail", async () => {
  const first = await subscribe();
  await confirm((await lastMail()).token);
  const mails = (await queuedMails(db)).length;
  expect(await subscribe()).toEqual(first);
  expect(await queuedMails(db)).toHaveLength(mails);
});

it("waits for confirmation of an address whose mail was once refused", async () => {
  const consent = { email, at: new Date("2026-01-01T00:00:00Z"), wording: "Old", utmParams: {} };
  await insertSubscriber(db, "bounced", consent);
  await subscribe();
  expect(await statusNow()).toEqual(["pending"]);
  expect((await confirm((await lastMail()).token)).status).toBe(200);
  expect(await statusNow()).toEqual(["active"]);
});

it("refuses a link that is expired, of a former consent, or of someone who has left since", async () => {
  await subscribe();
  const { token: old } = await lastMail();
  clock.advance(7 * dayMs + 1);
  expect((await confirm(old)).status).toBe(400);

  await subscribe();
  const { token: renewed } = await lastMail();
  expect((await confirm(old)).status).toBe(400);
  await callRest(app, "GET", `/contact/newsletter/unsubscribe?email=${email}`);
  expect((await confirm(renewed)).status).toBe(400);
  expect(await statusNow()).toEqual(["unsubscribed"]);
});

it.each(["", "nonsense", "a.b.c", "\0", null, ["x"]])("refuses the token %j", async (token) => {
  expect((await confirm(token)).status).toBe(400);
});
