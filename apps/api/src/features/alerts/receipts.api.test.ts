import type { EventReceipt } from "@before-ten/contracts/alerts/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { queueDueAlerts } from "./queue-due-alerts.service.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
beforeEach(async () => {
  clock.set("2026-12-01T12:00:00.000Z");
  await db.deleteFrom("event_alerts").execute();
  await db.deleteFrom("events").execute();
  await sendQueued(deps);
});

const { token } = await signedInAs(deps, "admin", { name: "Ana" });
const { token: userToken } = await signedInAs(deps, "user");
const missing = "01980000-0000-7000-8000-000000000000";
const reason = "The hall's roof was damaged by the storm.";
const noMails = { waiting: 0, sent: 0, failed: 0, lastAt: null };

const disrupt = (id: string, disruption: object, caller: object = { token }) =>
  callRest(app, "PUT", `/admin/events/${id}/disruption`, { payload: { disruption }, ...caller });
const cancel = (id: string) => disrupt(id, { kind: "cancelled", reason });
const undisrupt = (id: string) =>
  callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token });
const receipts = (id: string, caller: object = { token }) =>
  callRest<EventReceipt[]>(app, "GET", `/admin/events/${id}/receipts`, caller);
const latest = async (id: string) => (await receipts(id)).body.data[0];
const reach = (id: string, caller: object = { token }) =>
  callRest(app, "GET", `/admin/events/${id}/reach`, caller);
const counts = (id: string, caller: object = { token }) =>
  callRest(app, "GET", `/admin/events/${id}/alerts`, caller);

async function wait(eventId: string, kind: "places-return" | "on-sale", emails: string[]) {
  const at = clock.now();
  await db
    .insertInto("event_alerts")
    .values(
      emails.map((email) => ({
        id: uuidv7(),
        kind,
        event_id: eventId,
        email,
        requested_at: at,
        confirmed_at: at,
      })),
    )
    .execute();
}

describe.each([
  ["the counts", "read", counts],
  ["the reach", "read", reach],
  ["the receipts", "events:write", receipts],
] as const)("%s", (_what, scope, read) => {
  it("are for admins and keys with the scope, and of events that exist", async () => {
    const id = await storeEvent(db);
    const { secret } = await madeKey(deps, { scopes: [scope] });
    expect((await read(id, { token: undefined })).status).toBe(401);
    expect((await read(id, { token: userToken })).status).toBe(403);
    expect((await read(missing)).status).toBe(404);
    expect((await read("x")).status).toBe(404);
    expect((await read(id, { token: secret })).status).toBe(200);
  });
});

it("counts clicks on its tickets, and names sites that show its country's list", async () => {
  const id = await storeEvent(db, { country: "UK" });
  const off = { isSetUp: false, failure: null };
  expect((await reach(id)).body.data).toEqual({ clicks: 0, partners: [], searchEngines: off });
  const days = ["2026-11-29", "2026-11-30"];
  const counted = days.map((day) => ({ event_id: id, day, clicks: 3 }));
  await db.insertInto("event_daily_counts").values(counted).execute();
  await db
    .insertInto("embedding_hosts")
    .values([
      { host: "all.example", country: "", seen_on: "2026-11-01" },
      { host: "au.example", country: "AU", seen_on: "2026-11-30" },
      { host: "old.example", country: "UK", seen_on: "2026-10-01" },
    ])
    .execute();
  expect((await reach(id)).body.data).toMatchObject({ clicks: 6, partners: ["all.example"] });
});

it("counts confirmed alerts by kind and country", async () => {
  const id = await storeEvent(db, { availability: "sold-out" });
  const other = await storeEvent(db, { availability: "sold-out" });
  await wait(id, "places-return", ["a@mail.example", "b@mail.example", "c@mail.example"]);
  await wait(id, "on-sale", ["d@mail.example"]);
  await wait(other, "places-return", ["a@mail.example"]);
  await db
    .updateTable("event_alerts")
    .set({ confirmed_at: null })
    .where("email", "=", "c@mail.example")
    .execute();
  const at = clock.now();
  const next = (email: string, country: string) => ({
    id: uuidv7(),
    kind: "next-event" as const,
    country,
    email,
    requested_at: at,
    confirmed_at: at,
  });
  await db
    .insertInto("event_alerts")
    .values([next("a@mail.example", "UK"), next("b@mail.example", "NZ")])
    .execute();
  expect((await counts(id)).body.data).toEqual({
    placesReturn: 2,
    onSale: 1,
    nextEvent: 1,
    nextToldAt: null,
    announcement: null,
    changes: 0,
    reminder: 0,
  });
  const trpc = await queryTrpc(app, "alerts.count", { id: other }, { token });
  expect(trpc.body.result?.data).toEqual({
    placesReturn: 1,
    onSale: 0,
    nextEvent: 1,
    nextToldAt: null,
    announcement: null,
    changes: 0,
    reminder: 0,
  });
});

describe("an announcement by an admin", () => {
  it.each([
    { kind: "cancelled", reason },
    { kind: "postponed", reason },
    {
      kind: "rescheduled",
      reason,
      startDate: "2026-12-12",
      endDate: "2026-12-12",
      startTime: "17:00",
      endTime: "23:00",
    },
    { kind: "moved", reason, location: "Pier 9, London" },
  ])("has a receipt: $kind", async (disruption) => {
    const id = await storeEvent(db);
    await disrupt(id, disruption);
    const said = {
      kind: disruption.kind,
      reason,
      saidBy: "Ana",
      at: "2026-12-01T12:00:00.000Z",
      sequence: 1,
      mails: noMails,
    };
    expect((await receipts(id)).body.data).toMatchObject([said]);
    const trpc = await queryTrpc(app, "alerts.listReceipts", { id }, { token });
    expect(trpc.body.result?.data).toMatchObject([said]);
  });

  it("has a receipt for taking it back, also with a key, and none if there was nothing to take back", async () => {
    const id = await storeEvent(db);
    await undisrupt(id);
    expect((await receipts(id)).body.data).toEqual([]);
    const { secret } = await madeKey(deps, { scopes: ["events:write"], name: "Ticket shop" });
    await cancel(id);
    clock.advance(1_000);
    await callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token: secret });
    expect((await receipts(id)).body.data).toMatchObject([
      { kind: "taken-back", reason: null, saidBy: "API key Ticket shop", sequence: 2 },
      { kind: "cancelled" },
    ]);
  });

  it("has no receipt when it is refused", async () => {
    const id = await storeEvent(db);
    expect((await disrupt(id, { kind: "moved", reason, location: "" })).status).toBe(400);
    expect((await receipts(id)).body.data).toEqual([]);
  });

  it("stays as it was stored", async () => {
    const id = await storeEvent(db);
    await cancel(id);
    const rewrite = db.updateTable("event_receipts").set({ reason: "Nothing happened" }).execute();
    await expect(rewrite).rejects.toThrow("a receipt is never changed");
  });
});

describe("the mails of a receipt", () => {
  it("are counted from the moment it is said, until the last is sent or failed", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await wait(id, "places-return", ["a@mail.example", "b@mail.example", "gone@mail.example"]);
    await cancel(id);
    expect((await latest(id))?.mails).toEqual({ ...noMails, waiting: 3 });
    expect((await counts(id)).body.data).toMatchObject({ placesReturn: 3 });
    await queueDueAlerts(deps);
    expect((await latest(id))?.mails).toEqual({ ...noMails, waiting: 3 });
    expect((await counts(id)).body.data).toMatchObject({ placesReturn: 0 });
    clock.advance(7_000);
    await sendQueued(deps, (to) => to.startsWith("gone"));
    expect((await receipts(id)).body.data).toMatchObject([
      { mails: { waiting: 0, sent: 2, failed: 1, lastAt: "2026-12-01T12:00:07.000Z" } },
    ]);
    expect(await db.selectFrom("event_alerts").selectAll().execute()).toEqual([]);
  });

  it("no longer count people who keep waiting because the news was taken back", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await wait(id, "places-return", ["a@mail.example"]);
    await cancel(id);
    clock.advance(1_000);
    await undisrupt(id);
    expect((await receipts(id)).body.data.map(({ mails }) => mails.waiting)).toEqual([0, 0]);
  });

  it("share one receipt of that day's automatic alerts", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await wait(id, "places-return", ["a@mail.example", "b@mail.example"]);
    await mutateTrpc(app, "events.update", { id, availability: null }, { token });
    await Promise.all([queueDueAlerts(deps), queueDueAlerts(deps)]);
    await wait(id, "places-return", ["late@mail.example"]);
    await queueDueAlerts(deps);
    await sendQueued(deps);
    expect((await receipts(id)).body.data).toMatchObject([
      { kind: "places-return", saidBy: null, reason: null, mails: { sent: 3 } },
    ]);
  });

  it("cover a cancelled party also for late confirmations", async () => {
    const id = await storeEvent(db, { availability: "sold-out" });
    await cancel(id);
    await wait(id, "places-return", ["late@mail.example"]);
    await queueDueAlerts(deps);
    await sendQueued(deps);
    expect((await receipts(id)).body.data).toMatchObject([
      { kind: "cancelled", saidBy: "Ana", mails: { sent: 1 } },
    ]);
  });
});
