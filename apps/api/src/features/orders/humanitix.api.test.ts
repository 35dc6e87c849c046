import type { RequestListener } from "node:http";
import type { ConnectedSeller, Orders } from "@before-ten/contracts/orders/output";
import { settleOrders } from "@before-ten/db/queries/orders/orders";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, expect, it } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest } from "../../testing/calls.ts";
import { serve, userAgent } from "../../testing/strangers.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { createHumanitix } from "./humanitix.ts";
import { pollDueSellers } from "./poll-sellers.ts";

const { app, db, clock, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
beforeEach(() => db.deleteFrom("events").execute());

const key = "an API key";
const humanitixId = "6568c47844bea90207cb25af";

async function connect(startDay = "2026-12-05") {
  const eventId = await storeEvent(db, { startDay });
  const payload = { name: "Humanitix", kind: "humanitix", sellerEventId: humanitixId, secret: key };
  const path = `/admin/events/${eventId}/ticket-sellers`;
  const { body } = await callRest<ConnectedSeller>(app, "POST", path, { payload, token });
  expect(body.data).toMatchObject({ url: null, secret: null });
  return eventId;
}

const ordersOf = async (eventId: string) =>
  (await callRest<Orders>(app, "GET", `/admin/events/${eventId}/orders`, { token })).body.data;

/** As the API answers them, without what isn't read. */
function ticket(number: number, fields: Record<string, unknown> = {}) {
  return {
    _id: `65a5f3e1f9bf8c501042${String(number).padStart(4, "0")}`,
    currency: "AUD",
    orderId: "65a5f3e1f9bf8c50104241c2",
    netPrice: 49.9,
    status: "complete",
    isDonation: false,
    createdAt: "2026-12-03T03:11:29.537Z",
    updatedAt: "2026-12-03T03:11:39.209Z",
    firstName: "Elizabeth",
    ...fields,
  };
}

/** The API, with these tickets, for those who have the key. */
function api(tickets: readonly object[]): RequestListener {
  return ({ url = "", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const isRight =
      headers["x-api-key"] === key && pathname === `/v1/events/${humanitixId}/tickets`;
    const page = Number(searchParams.get("page"));
    const size = Number(searchParams.get("pageSize"));
    const found = tickets.slice((page - 1) * size, page * size);
    const body = { total: tickets.length, pageSize: size, page, tickets: found };
    response.writeHead(isRight ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify(isRight ? body : { statusCode: 400 }));
  };
}

async function poll(listener: RequestListener) {
  const { port, url } = await serve(listener);
  const humanitix = createHumanitix({ url: `${url}/v1`, userAgent, loopbackPort: port });
  await pollDueSellers({ ...deps, humanitix });
}

it("reads all tickets; cancelled ones are refunded, and donations none", async () => {
  const eventId = await connect();
  const tickets = Array.from({ length: 150 }, (_, number) => ticket(number));
  await poll(api([...tickets, ticket(999, { isDonation: true })]));
  expect(await ordersOf(eventId)).toMatchObject({
    sold: 150,
    refunded: 0,
    revenue: [{ currency: "AUD", amount: 748_500, refundedAmount: 0 }],
    sellers: [{ problem: null }],
  });

  const cancelled = ticket(7, { status: "cancelled", updatedAt: "2026-12-04T11:00:00.000Z" });
  const changed = tickets.map((each, number) => (number === 7 ? cancelled : each));
  // Not yet due.
  await poll(api(changed));
  expect(await ordersOf(eventId)).toMatchObject({ refunded: 0 });
  clock.advance(5 * 60_000);
  await poll(api(changed));
  expect(await ordersOf(eventId)).toMatchObject({
    sold: 150,
    refunded: 1,
    revenue: [{ amount: 748_500, refundedAmount: 4_990 }],
  });
  const stored = JSON.stringify(await db.selectFrom("ticket_orders").selectAll().execute());
  expect(stored).not.toContain("Elizabeth");
});

const answering =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

it.each([
  ["refused", answering(401, "{}")],
  ["refused", answering(404, "{}")],
  ["unreachable", answering(429, "{}")],
  ["unreachable", answering(503, "")],
  // The key goes nowhere else.
  ["unreachable", answering(302, "", { location: "https://elsewhere.example" })],
  ["unreadable", answering(200, "<html>")],
  ["unreadable", answering(200, "{}")],
  ["unreadable", answering(200, JSON.stringify({ total: 1, tickets: [ticket(1, { _id: "@" })] }))],
] as const)("says that it was %s, and tries again", async (problem, listener) => {
  const eventId = await connect();
  await poll(listener);
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0, sellers: [{ problem }] });
  clock.advance(5 * 60_000);
  await poll(api([ticket(1)]));
  expect(await ordersOf(eventId)).toMatchObject({ sold: 1, sellers: [{ problem: null }] });
});

it("counts nothing until all was read, so that a party that is sold out stays so", async () => {
  const eventId = await connect();
  const event = db.updateTable("events").where("id", "=", eventId);
  await event.set({ registrations: 180 }).execute();
  const registrations = async () => {
    await settleOrders(db, clock.now());
    return (await ordersOf(eventId)).registrations;
  };
  expect(await registrations()).toBe(180);
  await poll(answering(401, "{}"));
  expect(await registrations()).toBe(180);
  clock.advance(5 * 60_000);
  await poll(api(Array.from({ length: 150 }, (_, number) => ticket(number))));
  expect(await registrations()).toBe(150);
});

it("keeps what was read before a problem", async () => {
  const eventId = await connect();
  const all = api(Array.from({ length: 150 }, (_, number) => ticket(number)));
  await poll((request, response) =>
    request.url?.includes("page=2") === true
      ? answering(503, "")(request, response)
      : all(request, response),
  );
  expect(await ordersOf(eventId)).toMatchObject({
    sold: 100,
    sellers: [{ problem: "unreachable" }],
  });
});

it("leaves past events alone", async () => {
  const eventId = await connect("2026-12-03");
  await poll(api([ticket(1)]));
  expect(await ordersOf(eventId)).toMatchObject({ sold: 0, sellers: [{ problem: null }] });
});
