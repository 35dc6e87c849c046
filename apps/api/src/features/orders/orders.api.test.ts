import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Orders } from "@before-ten/contracts/orders/output";
import { maxSellers } from "@before-ten/contracts/orders/rules";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import { promoterCodeLength } from "@before-ten/contracts/promoter-links/rules";
import { settleOrders } from "@before-ten/db/queries/orders/orders";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { order, report, signed } from "./testing/signed-order.ts";

const { db, app, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

async function connect(eventId: string, payload: Record<string, unknown> = { name: "Box office" }) {
  const path = `/admin/events/${eventId}/ticket-sellers`;
  return callRest<ConnectedSeller>(app, "POST", path, { payload, token });
}

/** An event with a seller. */
async function sale(event: Parameters<typeof storeEvent>[1] = {}) {
  const eventId = await storeEvent(db, event);
  const { id = "", secret = "" } = (await connect(eventId)).body.data;
  return { eventId, id, secret };
}

async function ordersOf(eventId: string) {
  const path = `/admin/events/${eventId}/orders`;
  return (await callRest<Orders>(app, "GET", path, { token })).body.data;
}

it("counts what a seller reports: sold, refunded, left, revenue", async () => {
  const { eventId, secret } = await sale();
  await db.updateTable("events").set({ capacity: 5 }).where("id", "=", eventId).execute();
  const first = {
    eventId,
    secret,
    channel: "newsletter",
    name: "Ana Silva",
    email: "ana@x.example",
  };
  expect((await report(app, first)).status).toBe(200);
  await report(app, first);
  const second = { eventId, secret, orderId: "A-1043", tickets: 3, amount: 12_000 };
  await report(app, second);
  const refund = { refundedTickets: 1, refundedAmount: 4_000, updatedAt: "2026-12-04T11:00:00Z" };
  await report(app, { ...second, ...refund });
  // Late, and older.
  await report(app, second);
  expect(await ordersOf(eventId)).toMatchObject({
    sold: 5,
    refunded: 1,
    remaining: 1,
    revenue: [{ currency: "GBP", amount: 22_000, refundedAmount: 4_000 }],
    days: [{ day: "2026-12-04", tickets: 5, refundedTickets: 1 }],
    channels: [
      { channel: "newsletter", tickets: 2 },
      { channel: null, tickets: 2 },
    ],
    sellers: [{ name: "Box office", lastOrderAt: clock.now().toISOString() }],
  });
  const stored = JSON.stringify(await db.selectFrom("ticket_orders").selectAll().execute());
  expect(stored).not.toMatch(/Ana|@/);
});

it("counts tickets for the promoter whose link the buyer came through", async () => {
  const { eventId, secret } = await sale();
  const links = `/admin/events/${eventId}/promoter-links`;
  const { url } = (
    await callRest<PromoterLink>(app, "POST", links, { payload: { name: "Maria" }, token })
  ).body.data;
  const campaign = `maria.${url.slice(-promoterCodeLength)}`;
  await report(app, { eventId, secret, campaign, tickets: 3, refundedTickets: 1 });
  await report(app, { eventId, secret, orderId: "A-1043", campaign: "summer" });
  const elsewhere = await sale();
  await report(app, { ...elsewhere, campaign });
  const { data } = (await callRest<PromoterLink[]>(app, "GET", links, { token })).body;
  expect(data).toMatchObject([{ name: "Maria", tickets: 2 }]);
});

it("shows visitors the places left, and sells out", async () => {
  const { eventId, secret } = await sale({ registrations: 1 });
  await db.updateTable("events").set({ capacity: 4 }).where("id", "=", eventId).execute();
  const event = async () => (await callRest<RestEvent>(app, "GET", `/events/${eventId}`)).body.data;
  await report(app, { eventId, secret, tickets: 3 });
  await settleOrders(db, clock.now());
  expect(await event()).toMatchObject({ registrations: 3, availability: "on-sale" });
  await report(app, { eventId, secret, orderId: "A-1043", tickets: 1 });
  await settleOrders(db, clock.now());
  expect(await event()).toMatchObject({ registrations: 4, availability: "sold-out" });
});

it("refuses what the event's seller didn't sign", async () => {
  const { eventId, secret } = await sale();
  const foreign = await sale();
  const path = `/events/${eventId}/orders`;
  const payload = JSON.stringify(order);
  const right = signed(secret, payload);
  const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
  const { "webhook-signature": _none, ...unsigned } = right;
  const forged = [
    unsigned,
    { ...right, "webhook-id": "msg_other" },
    { ...right, "webhook-signature": "v1" },
    { ...right, "webhook-signature": "v2,x v1,x" },
    { ...right, "webhook-timestamp": "soon" },
    signed(foreign.secret, payload),
    signed(secret, payload, minutesAgo(6)),
    signed(secret, payload, minutesAgo(-6)),
    signed(secret, JSON.stringify({ ...order, tickets: 3 })),
  ];
  for (const headers of forged) {
    const { status, body } = await callRest(app, "POST", path, { payload, headers });
    expect(status).toBe(401);
    expect(body.error).toBe(messages.unsigned);
  }
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0 });
});

it("doesn't tell whether there is an event", async () => {
  const draft = await storeEvent(db, { status: "draft" });
  const unknown = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";
  for (const eventId of [draft, unknown, "no-id"]) {
    const { status } = await report(app, { eventId, secret: "whsec_c2VjcmV0" });
    expect(status).toBe(401);
  }
});

it("isn't reached by tRPC, whose bodies aren't signed", async () => {
  const { eventId, secret } = await sale();
  const input = { ...order, id: eventId };
  const headers = signed(secret, JSON.stringify(input));
  const { status } = await mutateTrpc(app, "orders.report", input, { headers });
  expect(status).toBe(401);
});

it.each([
  { orderId: "ana@mail.example" },
  { orderId: "" },
  { tickets: -1 },
  { tickets: 1.5 },
  { refundedTickets: 3 },
  { refundedAmount: 10_001 },
  { amount: "100.00" },
  { currency: "pounds" },
  { updatedAt: "2026-12-06T09:00:00Z" },
  { orderedAt: "yesterday" },
])("refuses the order %j", async (changes) => {
  const { eventId, secret } = await sale();
  const { status } = await report(app, { eventId, secret, ...changes });
  expect(status).toBe(400);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0 });
});

it("replaces a secret: the one before works for a day", async () => {
  const { eventId, id, secret } = await sale();
  const path = `/admin/ticket-sellers/${id}/secret`;
  const { body } = await callRest<ConnectedSeller>(app, "POST", path, { token });
  expect(body.data.secret).not.toBe(secret);
  const statusOf = async (by: string | null) => (await report(app, { eventId, secret: by })).status;
  expect([await statusOf(secret), await statusOf(body.data.secret)]).toEqual([200, 200]);
  clock.advance(24 * 3_600_000);
  expect([await statusOf(secret), await statusOf(body.data.secret)]).toEqual([401, 200]);
  expect(JSON.stringify(await ordersOf(eventId))).not.toContain("whsec_");
});

it("keeps the secret in use if another one is made twice within a day", async () => {
  const { eventId, id, secret } = await sale();
  const path = `/admin/ticket-sellers/${id}/secret`;
  const lost = await callRest<ConnectedSeller>(app, "POST", path, { token });
  const made = await callRest<ConnectedSeller>(app, "POST", path, { token });
  const statusOf = async (by: string | null) => (await report(app, { eventId, secret: by })).status;
  expect(await statusOf(secret)).toBe(200);
  expect(await statusOf(lost.body.data.secret)).toBe(401);
  expect(await statusOf(made.body.data.secret)).toBe(200);
});

it("refuses a second seller with a name, and more than there is room for", async () => {
  const { eventId } = await sale();
  const second = await connect(eventId, { name: "box office" });
  expect(second.status).toBe(409);
  expect(second.body.error).toBe(messages.nameTaken);
  for (let number = 1; number < maxSellers; number += 1) {
    await connect(eventId, { name: `${number}` });
  }
  const tooMany = await connect(eventId, { name: "one more" });
  expect(tooMany.status).toBe(409);
  expect(tooMany.body.error).toBe(messages.tooMany);
});

it("accepts nothing more of a seller that is disconnected", async () => {
  const { eventId, id, secret } = await sale();
  await report(app, { eventId, secret });
  const { status } = await callRest(app, "DELETE", `/admin/ticket-sellers/${id}`, { token });
  expect(status).toBe(200);
  expect((await report(app, { eventId, secret })).status).toBe(401);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0, sellers: [] });
});
