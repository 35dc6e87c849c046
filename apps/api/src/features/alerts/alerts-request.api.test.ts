import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { openTestApp, startTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00.000Z");
  await db.deleteFrom("event_alerts").execute();
  await db.deleteFrom("events").execute();
  await db.deleteFrom("rate_limits").execute();
  await sendQueued(deps);
});

const hourMs = 3_600_000;
const email = "ana@mail.example";
const requested = {
  success: true,
  message:
    "Check your inbox and confirm. We'll email you once. Nothing there? Look in spam, then try again: one address gets up to 3 such emails a day.",
};

const soldOut = () => storeEvent(db, { availability: "sold-out", startDay: "2026-12-19" });
const ask = (id: string, change: object = {}) =>
  callRest(app, "POST", "/alerts", { payload: { id, kind: "places-return", email, ...change } });
const alerts = () =>
  db.selectFrom("event_alerts").selectAll().orderBy("requested_at").orderBy("id").execute();

/** The links in the mail that asks for confirmation. */
async function mailedLinks() {
  const [mail] = await sendQueued(deps);
  const tokenOf = (page: string) =>
    new RegExp(`https://club\\.example/alerts/${page}\\?token=(\\S+)`).exec(mail?.text ?? "")?.[1];
  return { mail, confirm: tokenOf("confirm") ?? "", leave: tokenOf("leave") ?? "" };
}

const confirm = (token: string) => callRest(app, "POST", "/alerts/confirm", { payload: { token } });
const leave = (token: string) => callRest(app, "POST", "/alerts/leave", { payload: { token } });

describe("asking to be told", () => {
  it("stores the wish and mails a question, over both APIs", async () => {
    const id = await soldOut();
    expect(await ask(id)).toMatchObject({ status: 200, body: requested });
    const trpc = await mutateTrpc(app, "alerts.request", {
      id,
      kind: "places-return",
      email: "bea@mail.example",
    });
    expect(trpc.body.result?.data).toEqual({ message: requested.message });
    expect(await alerts()).toMatchObject([
      { kind: "places-return", event_id: id, country: null, email, confirmed_at: null },
      { email: "bea@mail.example" },
    ]);
    const [mail] = await sendQueued(deps);
    expect(mail).toMatchObject({ to: email, subject: "Please confirm your alert" });
    expect(mail?.text).toContain("if a place opens up for Sunday Disco");
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  it.each([
    ["email", { email: "ana" }, 400],
    ["email", { email: undefined }, 400],
    ["kind", { kind: "party" }, 400],
    ["kind", { kind: undefined }, 400],
  ])("with a wrong %s, %j, is a 400", async (path, change, expected) => {
    const { status, body } = await ask(await soldOut(), change);
    expect([status, body.details?.[0]?.path]).toEqual([expected, path]);
    expect(await alerts()).toEqual([]);
  });

  it("of a draft, or of no event, is a 404", async () => {
    const draft = await storeEvent(db, { availability: "sold-out", status: "draft" });
    for (const id of [draft, "01980000-0000-7000-8000-000000000000", "x"]) {
      expect(await ask(id)).toMatchObject({ status: 404, body: { error: "Event not found" } });
    }
    expect(await alerts()).toEqual([]);
  });

  it.each([
    ["places-return", "on-sale"],
    ["on-sale", "sold-out"],
    ["next-event", "on-sale"],
  ] as const)("for %s of a party that is %s is a 409", async (kind, availability) => {
    const id = await storeEvent(db, { availability });
    const { status, body } = await ask(id, { kind });
    expect([status, body.error]).toEqual([409, expect.stringContaining("reload the page")]);
    expect(await alerts()).toEqual([]);
  });

  it("for the next one is by country, from a party that is over", async () => {
    const over = await storeEvent(db, { startDay: "2026-11-28" });
    const other = await storeEvent(db, { startDay: "2026-11-21" });
    const next = { kind: "next-event" };
    expect((await ask(over, next)).body).toEqual(requested);
    await ask(other, next);
    expect(await alerts()).toMatchObject([{ kind: "next-event", country: "UK", event_id: null }]);
    const { mail } = await mailedLinks();
    expect(mail?.text).toContain("about the next party in the United Kingdom");
  });

  it("a second time gets the same answer, and at most three mails a day", async () => {
    const id = await soldOut();
    for (const address of [email, "Ana@mail.example", email, "ana+x@mail.example", email]) {
      expect((await ask(id, { email: address })).body).toEqual(requested);
    }
    expect(await queuedMails(db)).toHaveLength(3);
    expect(await alerts()).toHaveLength(2);
    clock.advance(24 * hourMs);
    await ask(id);
    expect(await queuedMails(db)).toHaveLength(4);
  });

  it("after confirming gets the same answer, without a mail", async () => {
    const id = await soldOut();
    await ask(id);
    await confirm((await mailedLinks()).confirm);
    const before = await alerts();
    expect((await ask(id)).body).toEqual(requested);
    expect(await queuedMails(db)).toEqual([]);
    expect(await alerts()).toEqual(before);
  });

  it("is stored once, even for concurrent requests", async () => {
    const id = await soldOut();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await alerts()).toHaveLength(1);
  });

  it("for something else about the same party replaces the earlier one", async () => {
    const id = await soldOut();
    const set = (fields: object) =>
      db.updateTable("events").set(fields).where("id", "=", id).execute();
    await set({ availability: "not-yet-on-sale", on_sale_from: new Date("2026-12-10T12:00Z") });
    await ask(id, { kind: "on-sale" });
    await confirm((await mailedLinks()).confirm);
    const [{ confirmed_at: confirmedAt } = { confirmed_at: null }] = await alerts();
    await set({ availability: "sold-out", on_sale_from: null });
    clock.advance(hourMs);
    expect((await ask(id, { email: "Ana@mail.example" })).body).toEqual(requested);
    expect(await alerts()).toMatchObject([
      { kind: "places-return", event_id: id, email, confirmed_at: confirmedAt },
    ]);
    expect(await queuedMails(db)).toEqual([]);
  });

  it("is limited to 5 in 15 minutes", async () => {
    const { app: limited } = await startTestApp(db);
    const id = await soldOut();
    const payload = { id, kind: "places-return", email };
    for (let time = 0; time < 5; time += 1) {
      expect((await callRest(limited, "POST", "/alerts", { payload })).status).toBe(200);
    }
    const { status, headers } = await callRest(limited, "POST", "/alerts", { payload });
    expect([status, headers["retry-after"]]).toEqual([429, "900"]);
    await limited.close();
  });
});

describe("the mailed link", () => {
  it("confirms, twice without harm, within two days", async () => {
    await ask(await soldOut());
    const { confirm: token } = await mailedLinks();
    clock.advance(48 * hourMs - 1);
    const answer = await confirm(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "We'll send you one email, and then delete your address." },
    ]);
    const [{ confirmed_at: first } = { confirmed_at: null }] = await alerts();
    expect(first).toEqual(clock.now());
    clock.advance(hourMs);
    expect((await mutateTrpc(app, "alerts.confirm", { token })).status).toBe(200);
    expect(await alerts()).toMatchObject([{ confirmed_at: first }]);
  });

  it("expires after two days, unless it was requested again", async () => {
    const id = await soldOut();
    await ask(id);
    const { confirm: token } = await mailedLinks();
    clock.advance(48 * hourMs);
    const { status, body } = await confirm(token);
    expect([status, body.error]).toEqual([400, expect.stringContaining("no longer works")]);
    await ask(id);
    expect((await confirm(token)).status).toBe(200);
  });

  it("only works for its own purpose", async () => {
    await ask(await soldOut());
    const links = await mailedLinks();
    expect((await confirm(links.leave)).status).toBe(400);
    expect((await leave(links.confirm)).status).toBe(400);
    for (const token of ["", "nonsense", `x${links.leave}`]) {
      expect((await confirm(token)).status).toBe(400);
      expect((await leave(token)).status).toBe(400);
    }
    expect(await alerts()).toMatchObject([{ confirmed_at: null }]);
  });

  it("deletes the address, and answers the same when it is gone", async () => {
    await ask(await soldOut());
    const links = await mailedLinks();
    const first = await leave(links.leave);
    expect([first.status, await alerts()]).toEqual([200, []]);
    expect((await leave(links.leave)).body).toEqual(first.body);
    expect((await confirm(links.confirm)).status).toBe(400);
  });

  it("deletes it by one click of a mail program", async () => {
    await ask(await soldOut());
    const { mail } = await mailedLinks();
    const url = /<(.+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const click = (path: string) =>
      app.inject({
        method: "POST",
        url: path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    expect((await click("/alerts/leave?token=nonsense")).statusCode).toBe(400);
    expect(await alerts()).toHaveLength(1);
    const { statusCode, body } = await click(url.replace("https://club.example", ""));
    expect([statusCode, body, await alerts()]).toEqual([200, "Left", []]);
  });

  it("isn't mailed to people who have left meanwhile", async () => {
    await ask(await soldOut());
    await db.deleteFrom("event_alerts").execute();
    expect(await sendQueued(deps)).toEqual([]);
  });

  it("isn't mailed for a party that has become a draft", async () => {
    const id = await soldOut();
    await ask(id);
    await db.updateTable("events").set({ status: "draft" }).where("id", "=", id).execute();
    expect(await sendQueued(deps)).toEqual([]);
  });

  it("works still when a later mail of it isn't taken, before and after it is confirmed", async () => {
    const id = await soldOut();
    await ask(id);
    const { confirm: token } = await mailedLinks();
    await ask(id);
    await sendQueued(deps, () => true);
    expect((await confirm(token)).status).toBe(200);
    await db.updateTable("event_alerts").set({ confirmed_at: null }).execute();
    await ask(id);
    await confirm(token);
    await sendQueued(deps, () => true);
    expect(await alerts()).toHaveLength(1);
  });
});
