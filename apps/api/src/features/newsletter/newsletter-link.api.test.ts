import { linkMessages, newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import type { SubscriberChoices } from "@before-ten/contracts/newsletter/output";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { writtenMails } from "../../testing/queued-mails.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });

const email = "ana@mail.example";
const sent = { status: 200, body: { result: { data: { message: linkMessages.requested } } } };

beforeEach(async () => {
  await db.deleteFrom("all_subscribers").execute();
  await db.deleteFrom("rate_limits").execute();
  await callRest(app, "POST", "/contact/newsletter", { payload: { email } });
});

const ask = (address: string) => mutateTrpc(app, "newsletter.sendLink", { email: address });
const links = () => writtenMails(deps, ({ kind }) => kind === "newsletter link");

it("mails subscribers the link to their own page", async () => {
  expect(await ask(" Ana@MAIL.example ")).toMatchObject(sent);
  const [mail, ...others] = await links();
  expect([mail?.to, others]).toEqual([email, []]);
  const [, token = ""] = /preferences\?token=([\w.-]+)/.exec(mail?.text ?? "") ?? [];
  const { body } = await callRest<SubscriberChoices>(
    app,
    "GET",
    `/contact/newsletter/preferences?token=${token}`,
  );
  expect(body.data.email).toBe(email);
});

it("answers the same for an address that isn't on the list, or is in the trash", async () => {
  const before = (await links()).length;
  expect(await ask("ben@mail.example")).toMatchObject(sent);
  const deleted = { deleted_at: clock.now(), deleted_by_name: "Ana" };
  await db.updateTable("all_subscribers").set(deleted).execute();
  expect(await ask(email)).toMatchObject(sent);
  expect(await links()).toHaveLength(before);
});

it("mails an address three times a day, without saying so", async () => {
  const before = (await links()).length;
  for (let time = 0; time < 5; time += 1) expect(await ask(email)).toMatchObject(sent);
  expect(await links()).toHaveLength(before + 3);
});

it("refuses what is no address", async () => {
  const { status, body } = await ask("ana");
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(newsletterMessages.invalidEmail);
});
