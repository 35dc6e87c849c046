import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../../../mail/mailer.ts";
import { callRest } from "../../../testing/calls.ts";
import { alertLinkIn, followParty } from "../testing/following.ts";
import { sendQueued } from "../../../testing/send-queued.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { queueDueAlerts } from "../queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("event_alerts").execute();
  await db.deleteFrom("events").execute();
  await db.deleteFrom("rate_limits").execute();
  await sendQueued(deps);
});

const { token } = await signedInAs(deps, "admin");
const email = "ana@mail.example";
const reason = "The hall's roof was damaged.";
const rescheduled = {
  kind: "rescheduled",
  startDate: "2026-12-19",
  endDate: "2026-12-19",
  startTime: "16:00",
  endTime: "22:00",
};

const ask = (id: string, change: object = {}) =>
  callRest(app, "POST", "/alerts", { payload: { id, follow: ["changes"], email, ...change } });
const followers = () => db.selectFrom("event_followers").selectAll().execute();
const call = (page: "confirm" | "leave", link: string) =>
  callRest(app, "POST", `/alerts/${page}`, { payload: { token: link } });
const disrupt = (id: string, disruption: object) =>
  callRest(app, "PUT", `/admin/events/${id}/disruption`, {
    token,
    payload: { disruption: { reason, ...disruption } },
  });
const takeBack = (id: string) =>
  callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token });

const follow = (id: string, wishes: string[] = ["changes", "reminder"]) =>
  followParty({ app, deps }, { id, email, follow: wishes });

async function told(): Promise<OutgoingMail[]> {
  await queueDueAlerts(deps);
  return sendQueued(deps);
}
const subjects = async () => (await told()).map(({ subject }) => subject);
const unfolded = (mail: OutgoingMail | undefined) =>
  (mail?.calendar?.content ?? "").replaceAll("\r\n ", "");

describe("following a party", () => {
  it("is confirmed once, and begins with the date for the calendar", async () => {
    const id = await storeEvent(db);
    expect(await ask(id, { follow: ["changes", "reminder"] })).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Check your inbox/) },
    });
    const [question, ...none] = await sendQueued(deps);
    expect(none).toEqual([]);
    expect(question?.subject).toBe("Please confirm your party updates");
    expect(question?.text).toContain("If anything changes");
    expect(question?.text).toContain("A reminder on the day before");
    expect(await followers()).toMatchObject([{ email, wants: [], confirmed_at: null }]);
    const answer = await call("confirm", alertLinkIn(question, "confirm"));
    expect(answer.body).toMatchObject({ message: expect.stringContaining("what you asked for") });
    const [entry, ...noMore] = await sendQueued(deps);
    expect(noMore).toEqual([]);
    expect(entry).toMatchObject({
      to: email,
      subject: "For your calendar: Sunday Disco",
      calendar: { method: "REQUEST" },
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    const calendar = unfolded(entry);
    const file = await app.inject({ url: `/events/${id}.ics` });
    const uid = /UID:(\S+)/.exec(file.body)?.[1];
    expect(calendar).toContain(`UID:${uid}`);
    expect(calendar).toContain("METHOD:REQUEST");
    expect(calendar).toContain("SEQUENCE:0");
    expect(calendar).toMatch(/ORGANIZER;CN="?Before Ten"?:mailto:hello@club\.example/i);
    expect(calendar).toMatch(/ATTENDEE;[^\r\n]*:MAILTO:ana@mail\.example/i);
    await call("confirm", alertLinkIn(question, "confirm"));
    expect(await subjects()).toEqual([]);
    expect(await followers()).toMatchObject([{ mail: null, wants: ["changes", "reminder"] }]);
  });

  it("is confirmed again for more than was confirmed, and only then", async () => {
    const id = await storeEvent(db);
    await follow(id, ["changes"]);
    await ask(id);
    expect(await sendQueued(deps)).toEqual([]);
    await ask(id, { follow: ["reminder"] });
    const [question] = await sendQueued(deps);
    expect(await followers()).toMatchObject([{ wants: ["changes"] }]);
    await call("confirm", alertLinkIn(question, "confirm"));
    expect(await followers()).toMatchObject([{ wants: ["changes", "reminder"] }]);
    expect(await sendQueued(deps)).toEqual([]);
  });

  it("together with an alert takes one confirmation, and one link ends both", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await ask(id, { kind: "places-return" });
    const [question, ...none] = await sendQueued(deps);
    expect(none).toEqual([]);
    expect(question?.text).toContain("If places open up");
    await call("confirm", alertLinkIn(question, "confirm"));
    await sendQueued(deps);
    await db.updateTable("events").set({ availability: "on-sale" }).execute();
    const [news] = await told();
    expect(news?.subject).toBe("A place has opened up: Sunday Disco");
    expect(news?.text).toContain("Once it's over, we delete");
    expect((await call("leave", alertLinkIn(news, "leave"))).status).toBe(200);
    expect(await followers()).toEqual([]);
  });

  it.each([
    ["nothing chosen", { follow: [] }, {}, 400],
    ["a wrong wish", { follow: ["party"] }, {}, 400],
    ["a party that is over", {}, { startDay: "2026-11-20" }, 409],
    ["a draft", {}, { status: "draft" }, 404],
  ] as const)("of %s is refused", async (_what, change, event, status) => {
    expect((await ask(await storeEvent(db, event), change)).status).toBe(status);
    expect(await followers()).toEqual([]);
  });

  it("counts for the mailbox's limit, and shows in the admin's counts", async () => {
    const ids = [1, 2, 3, 4].map(() => storeEvent(db));
    for (const id of ids) await ask(await id);
    const [first, ...others] = await sendQueued(deps);
    expect(others).toHaveLength(2);
    await call("confirm", alertLinkIn(first, "confirm"));
    const { body } = await callRest(app, "GET", `/admin/events/${await ids[0]}/alerts`, { token });
    expect(body).toMatchObject({ data: { changes: 1, reminder: 0 } });
  });
});

describe("a follower is told", () => {
  it("of each change once, and the calendar's entry moves", async () => {
    const id = await storeEvent(db);
    await follow(id);
    await disrupt(id, { kind: "postponed" });
    const [postponed, ...none] = await told();
    expect(none).toEqual([]);
    expect(postponed?.subject).toBe("Postponed: Sunday Disco");
    expect(postponed?.text).toContain(reason);
    expect(unfolded(postponed)).toMatch(/STATUS:TENTATIVE/);
    await disrupt(id, rescheduled);
    const [moved] = await told();
    expect(moved?.subject).toBe("New date: Sunday Disco");
    expect(moved?.text).toContain("Saturday 19 December 2026");
    expect(moved?.text).toContain("Previously: Saturday 5 December 2026");
    expect(unfolded(moved)).toContain("SEQUENCE:2");
    await disrupt(id, { kind: "cancelled" });
    const [cancelled] = await told();
    expect(cancelled).toMatchObject({ calendar: { method: "CANCEL" } });
    expect(unfolded(cancelled)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    expect(await subjects()).toEqual([]);
    await takeBack(id);
    expect(await subjects()).toEqual(["Going ahead after all: Sunday Disco"]);
    const { body } = await callRest(app, "GET", `/admin/events/${id}/receipts`, { token });
    expect(body).toMatchObject({
      data: [1, 1, 1, 1].map((sent) => ({ mails: { sent, waiting: 0, failed: 0 } })),
    });
  });

  it("the latest state in one mail, and nothing that was taken back before it left", async () => {
    const id = await storeEvent(db);
    await follow(id);
    await disrupt(id, { kind: "cancelled" });
    await queueDueAlerts(deps);
    await takeBack(id);
    expect(await sendQueued(deps)).toEqual([]);
    expect(await subjects()).toEqual([]);
    await disrupt(id, { kind: "postponed" });
    await disrupt(id, { kind: "moved", location: "The Town Hall, Leeds" });
    expect(await subjects()).toEqual(["Postponed: Sunday Disco"]);
    expect(await subjects()).toEqual([]);
    await disrupt(id, { kind: "moved", location: "Pier 9, London" });
    expect(await subjects()).toEqual(["New place: Sunday Disco"]);
    expect(await subjects()).toEqual([]);
  });

  it("what changed between two attempts of a mail", async () => {
    const id = await storeEvent(db);
    await follow(id);
    await disrupt(id, { kind: "postponed" });
    await queueDueAlerts(deps);
    await disrupt(id, { kind: "cancelled" });
    expect((await sendQueued(deps)).map(({ subject }) => subject)).toEqual([
      "Cancelled: Sunday Disco",
    ]);
    expect(await subjects()).toEqual([]);
  });

  it("of a cancellation once, also with an alert for places", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await ask(id, { kind: "places-return" });
    const [question] = await sendQueued(deps);
    await call("confirm", alertLinkIn(question, "confirm"));
    await sendQueued(deps);
    await disrupt(id, { kind: "cancelled" });
    expect(await subjects()).toEqual(["Cancelled: Sunday Disco"]);
    expect(await subjects()).toEqual([]);
  });

  it("of nothing that a draft holds, before it is confirmed, or after leaving", async () => {
    const id = await storeEvent(db);
    await ask(id);
    const [question] = await sendQueued(deps);
    await disrupt(id, { kind: "postponed" });
    expect(await subjects()).toEqual([]);
    await call("confirm", alertLinkIn(question, "confirm"));
    await sendQueued(deps);
    await db.updateTable("events").set({ status: "draft" }).execute();
    await disrupt(id, { kind: "cancelled" });
    expect(await subjects()).toEqual([]);
    await db.updateTable("events").set({ status: "active" }).execute();
    expect(await subjects()).toEqual(["Cancelled: Sunday Disco"]);
    await call("leave", alertLinkIn(question, "leave"));
    await takeBack(id);
    expect(await subjects()).toEqual([]);
    expect(await followers()).toEqual([]);
  });

  it("isn't told what only an admin's form changed", async () => {
    const id = await storeEvent(db);
    await follow(id);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { capacity: 150 } });
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { location: "Elsewhere" } });
    expect(await subjects()).toEqual([]);
  });

  it("no more once the mailbox refuses our mails", async () => {
    const id = await storeEvent(db);
    await follow(id);
    await disrupt(id, { kind: "cancelled" });
    await queueDueAlerts(deps);
    await sendQueued(deps, () => true);
    expect(await followers()).toEqual([]);
    const { body } = await callRest(app, "GET", `/admin/events/${id}/receipts`, { token });
    expect(body).toMatchObject({ data: [{ mails: { failed: 1 } }] });
  });
});

it("a notice of the day is told once if it is to be, unless it was removed", async () => {
  const [id, quiet, removed] = [await storeEvent(db), await storeEvent(db), await storeEvent(db)];
  for (const event of [id, quiet, removed]) await follow(event, ["changes"]);
  const notice = "Doors open 15 minutes late.";
  const set = (event: string, payload: object) =>
    callRest(app, "PUT", `/admin/events/${event}/day-notice`, { token, payload });
  await set(id, { notice, tellFollowers: true });
  await set(quiet, { notice });
  await set(removed, { notice, tellFollowers: true });
  await set(removed, { notice: "" });
  const [mail, ...none] = await told();
  expect(none).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: "Good to know: Sunday Disco" });
  expect(mail?.text).toContain(notice);
  expect(mail?.calendar).toBeUndefined();
  expect(await told()).toEqual([]);
});

it("the end of a sale is told once, without a calendar entry, unless tickets are back", async () => {
  const [id, back] = [await storeEvent(db), await storeEvent(db)];
  const edit = (event: string, change: object) =>
    callRest(app, "PUT", `/events/${event}`, { token, payload: change });
  const endSale = { availability: "sold-out", changeReason: reason };
  await follow(id, ["changes"]);
  await edit(id, endSale);
  const [mail, ...none] = await told();
  expect(none).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: "No more tickets: Sunday Disco" });
  expect(mail?.text).toContain(reason);
  expect(mail?.calendar).toBeUndefined();
  expect(await told()).toEqual([]);

  await follow(back, ["changes"]);
  await edit(back, endSale);
  await edit(back, { availability: "" });
  expect(await told()).toEqual([]);
});
