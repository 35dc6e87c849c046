import { announcedAfterMinutes } from "@before-ten/contracts/alerts/rules";
import { failInserts } from "@before-ten/db/testing/failing-inserts";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields } from "../../testing/event-forms.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-04T12:00:00.000Z");
  await db.deleteFrom("event_alerts").execute();
  await db.deleteFrom("events").execute();
  await sendQueued(deps);
});

const announcedAfterMs = announcedAfterMinutes * 60_000;
const { token } = await signedInAs(deps, "admin");
const soldOut = () => storeEvent(db, { availability: "sold-out" });
const change = (id: string, fields: object) =>
  mutateTrpc(app, "events.update", { id, ...fields }, { token });
const toldTo = async () => (await sendQueued(deps)).map(({ to, subject }) => `${to} ${subject}`);
const left = async () => (await db.selectFrom("event_alerts").select("email").execute()).length;

type Kind = "places-return" | "on-sale" | "next-event";

/** Stores confirmed alerts, of an event or of a country. */
async function wait(kind: Kind, about: string, emails: string[] = ["ana@mail.example"]) {
  const at = clock.now();
  const subject = kind === "next-event" ? { country: about } : { event_id: about };
  const rows = emails.map((email) => ({ id: uuidv7(), kind, ...subject, email }));
  await db
    .insertInto("event_alerts")
    .values(rows.map((row) => ({ ...row, requested_at: at, confirmed_at: at })))
    .execute();
}

async function tell(): Promise<string[]> {
  await queueDueAlerts(deps);
  return toldTo();
}

it("is sent for other events while one of them fails, which is set aside", async () => {
  const [broken, fine] = [await soldOut(), await soldOut()];
  await wait("places-return", broken);
  await wait("places-return", fine, ["bo@mail.example"]);
  for (const id of [broken, fine]) await change(id, { availability: "" });
  const value = { table: "event_receipts", column: "event_id", value: broken };
  const endFailing = await failInserts(db, value);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  for (let look = 0; look < 5; look += 1) await queueDueAlerts(deps, { onError });
  await endFailing();
  expect(errors).toHaveLength(3);
  expect(await toldTo()).toEqual([expect.stringMatching(/^bo@mail\.example /)]);
  clock.advance(60 * 60_000);
  expect(await tell()).toEqual([expect.stringMatching(/^ana@mail\.example /)]);
});

describe("an alert for places", () => {
  it("is sent once when they return, and its address is deleted with the mail", async () => {
    const id = await storeEvent(db, { registrations: 100 });
    await change(id, { capacity: 100 });
    await wait("places-return", id);
    expect(await tell()).toEqual([]);
    await change(id, { capacity: 120, endDate: "2026-12-06" });
    await queueDueAlerts(deps);
    // It may have to be sent again until the mail server accepts it.
    expect(await left()).toBe(1);
    const [mail] = await sendQueued(deps);
    expect(mail).toMatchObject({
      to: "ana@mail.example",
      subject: "A place has opened up: Sunday Disco",
      headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(mail?.text).toContain(`https://club.example/events/${id}`);
    expect(mail?.text).toContain("Saturday 5 to Sunday 6 December 2026, 4:00 PM to 10:00 PM GMT");
    expect(await left()).toBe(0);
  });

  it("is sent once, however often the state flips and however many processes look at it", async () => {
    const id = await soldOut();
    await wait("places-return", id, ["a@mail.example", "b@mail.example", "c@mail.example"]);
    await change(id, { availability: null });
    await Promise.all([queueDueAlerts(deps), queueDueAlerts(deps), queueDueAlerts(deps)]);
    expect(await queuedMails(db)).toHaveLength(3);
    await change(id, { availability: "sold-out" });
    await change(id, { availability: null });
    await queueDueAlerts(deps);
    expect(new Set(await toldTo()).size).toBe(3);
    expect(await tell()).toEqual([]);
  });

  it("keeps waiting when places are gone again before the mail goes out", async () => {
    const id = await soldOut();
    await wait("places-return", id);
    await change(id, { availability: null });
    await queueDueAlerts(deps);
    await change(id, { availability: "sold-out" });
    expect(await toldTo()).toEqual([]);
    expect(await left()).toBe(1);
    await change(id, { availability: "at-the-door" });
    expect(await tell()).toEqual(["ana@mail.example A place has opened up: Sunday Disco"]);
  });

  it("is also sent when it is confirmed after they returned", async () => {
    const id = await soldOut();
    await change(id, { availability: null });
    await wait("places-return", id);
    expect(await tell()).toHaveLength(1);
  });

  it("isn't told unconfirmed, of a draft, or once the party is over", async () => {
    const id = await soldOut();
    await wait("places-return", id);
    await db.updateTable("event_alerts").set({ confirmed_at: null }).execute();
    await change(id, { availability: null });
    expect(await tell()).toEqual([]);
    await db.updateTable("event_alerts").set({ confirmed_at: clock.now() }).execute();
    await change(id, { status: "draft" });
    expect(await tell()).toEqual([]);
    await change(id, { status: "active" });
    clock.set("2026-12-05T22:00:00.000Z");
    expect(await tell()).toEqual([]);
    expect(await left()).toBe(1);
  });

  it("are many, and all of them are sent", async () => {
    const id = await soldOut();
    const emails = Array.from({ length: 450 }, (_, index) => `reader-${index}@mail.example`);
    await wait("places-return", id, emails);
    await change(id, { availability: null });
    await queueDueAlerts(deps);
    expect(await queuedMails(db)).toHaveLength(450);
  });
});

describe("an alert for the sale", () => {
  it("is sent when its time has come, without anyone's action", async () => {
    const id = await storeEvent(db);
    const onSaleFrom = "2026-12-04T18:00:00.000Z";
    await change(id, { availability: "not-yet-on-sale", onSaleFrom });
    await wait("on-sale", id);
    clock.set("2026-12-04T17:59:59.999Z");
    expect(await tell()).toEqual([]);
    clock.set(onSaleFrom);
    expect(await tell()).toEqual(["ana@mail.example Tickets are on sale: Sunday Disco"]);
    expect(await left()).toBe(0);
  });

  it.each([
    ["few-left", "Tickets are on sale", "Only a few are left."],
    ["free", "Free entry", "You don't need to buy one: entry is free."],
    ["at-the-door", "Pay at the door", "There is nothing to buy in advance: you pay at the door."],
  ] as const)("is told what is the case: %s", async (availability, subject, sentence) => {
    const id = await storeEvent(db, { availability });
    await wait("on-sale", id);
    await queueDueAlerts(deps);
    const [mail] = await sendQueued(deps);
    expect(mail?.subject).toBe(`${subject}: Sunday Disco`);
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(sentence);
  });
});

describe("of a cancelled party", () => {
  const reason = "The hall's roof was damaged.";
  const disrupt = (id: string, kind: string) =>
    callRest(app, "PUT", `/admin/events/${id}/disruption`, {
      token,
      payload: { disruption: { kind, reason } },
    });

  it("is announced once to all waiting people, with the reason", async () => {
    const id = await soldOut();
    await wait("places-return", id, ["a@mail.example"]);
    await wait("on-sale", id, ["b@mail.example"]);
    await disrupt(id, "cancelled");
    await queueDueAlerts(deps);
    const mails = await sendQueued(deps);
    expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      "a@mail.example Cancelled: Sunday Disco",
      "b@mail.example Cancelled: Sunday Disco",
    ]);
    for (const { text } of mails) expect(text).toContain(reason);
    expect(await left()).toBe(0);
  });

  it("isn't sent when the news is taken back before the mail goes out", async () => {
    const id = await soldOut();
    await wait("places-return", id);
    await disrupt(id, "cancelled");
    await queueDueAlerts(deps);
    await callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token });
    expect(await toldTo()).toEqual([]);
    expect(await left()).toBe(1);
  });

  it("keeps them waiting when it is postponed", async () => {
    const id = await soldOut();
    await wait("places-return", id);
    await disrupt(id, "postponed");
    await change(id, { availability: null });
    expect(await tell()).toEqual([]);
    await callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token });
    expect(await tell()).toEqual(["ana@mail.example A place has opened up: Sunday Disco"]);
  });
});

describe("an alert for the next event in a country", () => {
  const create = (fields: object = {}) =>
    callRest<RestEvent>(app, "POST", "/events", {
      token,
      payload: {
        ...eventFields,
        country: "UK",
        startDate: "2026-12-12",
        endDate: "2026-12-12",
        ...fields,
      },
    });

  it("is sent for an event published after the request, not for an earlier one", async () => {
    await create({ eventName: "Known Already" });
    clock.advance(1_000);
    await wait("next-event", "UK");
    expect(await tell()).toEqual([]);
    clock.advance(1_000);
    await create({ eventName: "Far Away", country: "NZ" });
    await create({ eventName: "Long Over", startDate: "2026-11-12", endDate: "2026-11-12" });
    const { body } = await create({ eventName: "Still Secret", status: "draft" });
    clock.advance(announcedAfterMs);
    expect(await tell()).toEqual([]);
    await mutateTrpc(app, "events.setStatus", { id: body.data.id, status: "published" }, { token });
    clock.advance(announcedAfterMs);
    expect(await tell()).toEqual([
      "ana@mail.example The next party in the United Kingdom: Still Secret",
    ]);
    expect(await left()).toBe(0);
  });

  it("is sent once, for the soonest of several", async () => {
    await wait("next-event", "UK");
    clock.advance(1_000);
    await create({ eventName: "Later", startDate: "2026-12-19", endDate: "2026-12-19" });
    await create({ eventName: "Sooner" });
    clock.advance(announcedAfterMs);
    expect(await tell()).toEqual(["ana@mail.example The next party in the United Kingdom: Sooner"]);
    expect(await tell()).toEqual([]);
  });

  it("waits on when that one is deleted before the mail goes out", async () => {
    await wait("next-event", "UK");
    clock.advance(1_000);
    const { body } = await create({ eventName: "Never Was" });
    clock.advance(announcedAfterMs);
    await queueDueAlerts(deps);
    await callRest(app, "DELETE", `/events/${body.data.id}`, { token });
    expect(await toldTo()).toEqual([]);
    clock.advance(1_000);
    await create({ eventName: "Another" });
    clock.advance(announcedAfterMs);
    expect(await tell()).toEqual([
      "ana@mail.example The next party in the United Kingdom: Another",
    ]);
  });

  it("keeps waiting when that one is a draft again before the mail goes out, which isn't a new announcement", async () => {
    await wait("next-event", "UK");
    clock.advance(1_000);
    const { body } = await create();
    const { id } = body.data;
    clock.advance(announcedAfterMs);
    await queueDueAlerts(deps);
    await change(id, { status: "draft" });
    expect(await toldTo()).toEqual([]);
    clock.advance(1_000);
    await wait("next-event", "UK", ["later@mail.example"]);
    clock.advance(1_000);
    await change(id, { status: "active" });
    expect(await tell()).toEqual([
      expect.stringMatching(/^ana@mail\.example The next party in the United Kingdom/),
    ]);
  });
});
