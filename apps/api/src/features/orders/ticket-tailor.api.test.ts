import { createHmac } from "node:crypto";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Orders } from "@before-ten/contracts/orders/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { report } from "./testing/signed-order.ts";

const { app, db, clock, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

const secret = "ABCD123";

const ticketTailor = {
  name: "Ticket Tailor",
  kind: "ticket-tailor",
  sellerEventId: "ev_40980",
  secret,
};

async function connect(payload: Record<string, unknown> = {}) {
  const eventId = await storeEvent(db);
  const { status, body } = await callRest<ConnectedSeller>(
    app,
    "POST",
    `/admin/events/${eventId}/ticket-sellers`,
    {
      payload: { ...ticketTailor, ...payload },
      token,
    },
  );
  return { eventId, status, body };
}

const ticket = { object: "issued_ticket", status: "valid", email: "john@x.example" };

/** As in https://developers.tickettailor.com/docs/webhook. */
function call(payload: Record<string, unknown> = {}, envelope: Record<string, unknown> = {}) {
  return {
    id: "wh_15",
    created_at: "2026-12-04 10:00:00",
    event: "ORDER.CREATED",
    resource_url: "https://tickets.example/v1/orders/or_737352",
    payload: {
      object: "order",
      id: "or_737352",
      buyer_details: { email: "john@x.example", name: "John Doe" },
      created_at: Date.parse("2026-12-04T09:59:00Z") / 1_000,
      currency: { base_multiplier: 100, code: "gbp" },
      event_summary: { id: "ev_40980", event_id: "ev_40980", event_series_id: "es_50897" },
      issued_tickets: [ticket, ticket],
      line_items: [{ object: "line_item", quantity: 2, type: "ticket" }],
      referral_tag: null,
      refund_amount: 0,
      status: "completed",
      total: 7_000,
      ...payload,
    },
    ...envelope,
  };
}

/** The seconds of the header, and the signature of it and the body. */
function signed(body: string, { by = secret, at = clock.now() } = {}) {
  const time = Math.floor(at.getTime() / 1_000);
  const hash = createHmac("sha256", by).update(`${time}${body}`).digest("hex");
  return {
    "content-type": "application/json",
    "tickettailor-webhook-signature": `t=${time},v1=${hash}`,
  };
}

async function send(url: string | null, sent: object) {
  const payload = JSON.stringify(sent);
  const { pathname } = new URL(url ?? "");
  const path = pathname.replace(/^\/api/, "");
  return callRest(app, "POST", path, { payload, headers: signed(payload) });
}

async function ordersOf(eventId: string) {
  const path = `/admin/events/${eventId}/orders`;
  return (await callRest<Orders>(app, "GET", path, { token })).body.data;
}

it("counts orders, voided tickets, refunds and cancellations, in any order", async () => {
  const { eventId, body } = await connect();
  const { url } = body.data;
  expect(body.data.secret).toBeNull();
  const later = { event: "ORDER.UPDATED", created_at: "2026-12-04 11:00:00" };
  const voided = [ticket, { ...ticket, status: "voided" }];
  const refund = call({ issued_tickets: voided, refund_amount: 3_500 }, later);
  for (const sent of [refund, call(), refund, call()]) {
    expect((await send(url, sent)).status).toBe(200);
  }
  expect(await ordersOf(eventId)).toMatchObject({
    sold: 2,
    refunded: 1,
    revenue: [{ currency: "GBP", amount: 7_000, refundedAmount: 3_500 }],
  });

  await send(url, call({ id: "or_2", status: "pending" }));
  expect(await ordersOf(eventId)).toMatchObject({ sold: 4, revenue: [{ amount: 7_000 }] });
  await send(url, call({ id: "or_2", status: "cancelled", refund_amount: 0 }, later));
  expect(await ordersOf(eventId)).toMatchObject({ sold: 4, refunded: 3 });
  const stored = JSON.stringify(await db.selectFrom("ticket_orders").selectAll().execute());
  expect(stored).not.toMatch(/John|@/);
});

it("leaves out other events, and what isn't an order", async () => {
  const { eventId, body } = await connect();
  const others = [
    call({ event_summary: { event_id: "ev_2" } }),
    { ...call(), event: "WAITLIST_SIGNUP.CREATED", payload: { object: "waitlist_signup" } },
    { ...call(), event: "ISSUED_TICKET.UPDATED", payload: ticket },
  ];
  for (const other of others) expect((await send(body.data.url, other)).status).toBe(200);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0 });
});

it.each([
  { issued_tickets: undefined },
  { total: "70.00" },
  { total: -1 },
  { currency: { code: "pounds" } },
  { id: "john@x.example" },
  { created_at: "2020-05-01" },
])("refuses an order with %j", async (payload) => {
  const { body } = await connect();
  const { status, body: answer } = await send(body.data.url, call(payload));
  expect(status).toBe(400);
  expect(answer.error).toBe(messages.unreadable);
});

it("refuses what Ticket Tailor didn't sign", async () => {
  const { eventId, body } = await connect();
  const payload = JSON.stringify(call());
  const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);
  const right = signed(payload);
  const name = "tickettailor-webhook-signature";
  const forged = [
    { "content-type": "application/json" },
    { ...right, [name]: right[name].replace("t=", "t=1") },
    { ...right, [name]: right[name].slice(0, -2) },
    { ...right, [name]: "t=1,v1=" },
    signed(`${payload} `),
    signed(payload, { by: "ABCD124" }),
    signed(payload, { at: minutes(-6) }),
    signed(payload, { at: minutes(6) }),
  ];
  for (const headers of forged) {
    const path = `/ticket-sellers/${body.data.id}/orders`;
    const { status, body: answer } = await callRest(app, "POST", path, { payload, headers });
    expect(status).toBe(401);
    expect(answer.error).toBe(messages.unsigned);
  }
  // In our words, with its secret.
  const ours = await report(app, { eventId, secret: "whsec_QUJDRDEyMw==" });
  expect(ours.status).toBe(401);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0 });
});

it.each([{ secret: "" }, { sellerEventId: "" }, { kind: "other" }, { kind: "ticket-ninja" }])(
  "isn't connected with %j",
  async (payload) => {
    expect((await connect(payload)).status).toBe(400);
  },
);

it("takes over a new secret of Ticket Tailor", async () => {
  const { eventId, body } = await connect();
  const path = `/admin/ticket-sellers/${body.data.id}/secret`;
  expect((await callRest(app, "POST", path, { token })).status).toBe(400);
  const payload = { secret: "EFGH456" };
  expect((await callRest(app, "POST", path, { payload, token })).status).toBe(200);
  clock.advance(24 * 3_600_000);
  expect((await send(body.data.url, call())).status).toBe(401);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0 });
});
