import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { queuedMails, writtenMails } from "../../testing/queued-mails.ts";
import { openTestApp, startTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });

const before = new Date("2026-01-01T00:00:00.000Z");
const consent = { email: "ana@mail.example", at: before, wording: "I agree", utmParams: {} };
const done = {
  success: true,
  alreadyUnsubscribed: false,
  message: "You won't get any more newsletters from us.",
};
const already = {
  success: true,
  alreadyUnsubscribed: true,
  message: "This email address isn't subscribed to our newsletter.",
};

beforeEach(async () => {
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("rate_limits").execute();
});

function unsubscribe(search: string) {
  return callRest(app, "GET", `/contact/newsletter/unsubscribe${search}`);
}

async function statusNow() {
  const rows = await db.selectFrom("subscribers").select("status").execute();
  return rows.map(({ status }) => status);
}

/** Subscribes and takes the welcome mail out of the queue. */
async function welcomed() {
  const email = "ana@mail.example";
  await callRest(app, "POST", "/contact/newsletter", { payload: { email } });
  const mail = (await writtenMails(deps)).at(-1);
  const url = /<(.+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  return { mail, path: url.replace("https://club.example", ""), token: url.split("token=")[1] };
}

describe("by address", () => {
  it.each(["active", "pending", "bounced"] as const)(
    "takes who is %s off the list",
    async (from) => {
      await insertSubscriber(db, from, consent);
      const { status, body } = await unsubscribe("?email=ana@MAIL.example");
      expect(status).toBe(200);
      expect(body).toEqual(done);
      expect(await statusNow()).toEqual(["unsubscribed"]);
      expect(await db.selectFrom("subscriber_status_changes").selectAll().execute()).toMatchObject([
        { from_status: from, to_status: "unsubscribed", reason: "Unsubscribe link" },
      ]);
    },
  );

  it("reads a plus that the link didn't encode", async () => {
    await insertSubscriber(db, "active", { ...consent, email: "ana+party@mail.example" });
    expect((await unsubscribe("?email=ana+party@mail.example")).status).toBe(200);
    expect(await statusNow()).toEqual(["unsubscribed"]);
  });

  it("says the same of an unknown address as of one that is off the list already", async () => {
    await insertSubscriber(db, "unsubscribed", consent);
    expect((await unsubscribe("?email=ana@mail.example")).body).toEqual(already);
    expect((await unsubscribe("?email=eve@mail.example")).body).toEqual(already);
    expect(await db.selectFrom("subscriber_status_changes").selectAll().execute()).toEqual([]);
  });

  it.each([
    ["", "No email address provided"],
    ["?email=", "No email address provided"],
    ["?email=%20", "No email address provided"],
    ["?email=ana", "Please enter a valid email address"],
    ["?email=a@mail.example&email=b@mail.example", "Please enter a valid email address"],
    ["?email=ana%00@mail.example", "Please enter a valid email address"],
    ["?token=nonsense", "This unsubscribe link isn't complete."],
    ["?token=..", "This unsubscribe link isn't complete."],
  ])("%s is a 400", async (search, error) => {
    const { status, body } = await unsubscribe(search);
    expect(status).toBe(400);
    expect(body.error).toBe(error);
  });

  it("does the same over tRPC, but never as a GET with the address in it", async () => {
    await insertSubscriber(db, "active", consent);
    const email = "ana@mail.example";
    expect((await queryTrpc(app, "newsletter.unsubscribe", { email })).status).toBe(405);
    expect(await statusNow()).toEqual(["active"]);
    const { body } = await mutateTrpc(app, "newsletter.unsubscribe", { email });
    expect(body.result?.data).toEqual({ alreadyUnsubscribed: false, message: done.message });
  });

  it("is limited to 20 in 15 minutes", async () => {
    await db.deleteFrom("rate_limits").execute();
    const { app: limited } = await startTestApp(db);
    onTestFinished(() => limited.close());
    const path = "/contact/newsletter/unsubscribe?email=ana@mail.example";
    for (let time = 0; time < 20; time += 1) {
      expect((await callRest(limited, "GET", path)).status).toBe(200);
    }
    const { status, headers, body } = await callRest(limited, "GET", path);
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe("900");
    expect(body.error).toBe("Too many requests. Please try again later.");
  });
});

describe("the welcome mail", () => {
  it("goes to a new subscriber, once, with a way out", async () => {
    const { mail, path } = await welcomed();
    expect(mail).toMatchObject({
      to: "ana@mail.example",
      subject: "Welcome to Before Ten",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mail?.text).toContain(`https://club.example${path}`);
    expect(mail?.html).toContain(`https://club.example${path}`);
    const count = (await queuedMails(db)).length;
    await welcomed();
    expect(await queuedMails(db)).toHaveLength(count);
  });

  it("has a link that unsubscribes, twice without harm", async () => {
    const { token } = await welcomed();
    const first = await mutateTrpc(app, "newsletter.unsubscribe", { token });
    expect(first.body.result?.data).toMatchObject({ alreadyUnsubscribed: false });
    expect(await statusNow()).toEqual(["unsubscribed"]);
    const second = await mutateTrpc(app, "newsletter.unsubscribe", { token });
    expect(second.body.result?.data).toMatchObject({ alreadyUnsubscribed: true });
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "has an address for one click, posted as %s",
    async (type) => {
      const { path } = await welcomed();
      const response = await app.inject({
        method: "POST",
        url: path,
        headers: { "content-type": type },
        payload: "List-Unsubscribe=One-Click",
      });
      expect(response.statusCode).toBe(200);
      expect(await statusNow()).toEqual(["unsubscribed"]);
    },
  );

  it("refuses a link that isn't ours", async () => {
    const { path } = await welcomed();
    for (const url of [`${path}x`, "/unsubscribe", "/unsubscribe?email=ana@mail.example"]) {
      const response = await app.inject({ method: "POST", url });
      expect(response.statusCode).toBe(400);
    }
    expect(await statusNow()).toEqual(["active"]);
  });
});
