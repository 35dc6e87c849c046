import { expect, it, onTestFinished, afterAll } from "vitest";
import { untilWaitingForLocks } from "../../testing/close-connections.ts";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { inTransaction } from "../../transactions.ts";
import { deleteSeller, insertSeller } from "./ticket-sellers.ts";
import {
  type OrderState,
  listOrderChannels,
  listOrderDays,
  recordOrders,
  settleOrders,
} from "./orders.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const at = new Date("2026-12-04T12:00:00Z");

async function connect(eventId: string, { name = "Box office", soldBefore = 0 } = {}) {
  const secret = "whsec_c2VjcmV0";
  const row = await insertSeller(db, {
    eventId,
    name,
    secret,
    soldBefore,
    at,
    kind: "other",
    sellerEventId: null,
  });
  return row?.id ?? "";
}

function state(changes: Partial<OrderState> = {}): OrderState {
  return {
    orderId: "A-1",
    tickets: 2,
    refundedTickets: 0,
    amount: 10_000,
    refundedAmount: 0,
    currency: "GBP",
    channel: null,
    promoterCode: null,
    orderedAt: at,
    updatedAt: at,
    ...changes,
  };
}

async function registrationsOf(id: string) {
  const { registrations } = await db
    .selectFrom("events")
    .select("registrations")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return registrations;
}

const later = new Date("2026-12-04T13:00:00Z");
const placed = state();
const refunded = state({ refundedTickets: 1, refundedAmount: 5_000, updatedAt: later });
// Within the same second.
const refundedTwice = state({ refundedTickets: 2, refundedAmount: 10_000, updatedAt: later });

it.each([
  [[placed, refunded, refundedTwice]],
  [[refundedTwice, placed, refunded]],
  [[refundedTwice, refunded, placed]],
  [[refunded, refundedTwice, placed, placed, refunded]],
])("counts an order's newest state, whatever comes first", async (states) => {
  const event = await storeEvent(db);
  const seller = await connect(event);
  for (const order of states) await recordOrders(db, seller, { orders: [order], at });
  const [day] = await listOrderDays(db, event, "Europe/London");
  expect(day).toEqual({
    day: "2026-12-04",
    currency: "GBP",
    tickets: 2,
    refunded_tickets: 2,
    amount: 10_000,
    refunded_amount: 10_000,
  });
});

it("adds up by the venue's day, by currency and by channel", async () => {
  const event = await storeEvent(db);
  const seller = await connect(event);
  const orders = [
    state({ channel: "search" }),
    // In Melbourne the next day has begun.
    state({ orderId: "A-2", orderedAt: later, tickets: 3 }),
    state({ orderId: "A-3", currency: "EUR", tickets: 5, refundedTickets: 1 }),
  ];
  for (const order of orders) await recordOrders(db, seller, { orders: [order], at });
  const days = await listOrderDays(db, event, "Australia/Melbourne");
  expect(days.map(({ day, currency, tickets }) => [day, currency, tickets])).toEqual([
    ["2026-12-04", "EUR", 5],
    ["2026-12-04", "GBP", 2],
    ["2026-12-05", "GBP", 3],
  ]);
  expect(await listOrderChannels(db, event)).toEqual([
    { channel: null, tickets: 7 },
    { channel: "search", tickets: 2 },
  ]);
});

it("makes the registrations what the orders of all sellers come to", async () => {
  const event = await storeEvent(db, { registrations: 90 });
  const other = await storeEvent(db, { registrations: 90 });
  const one = await connect(event, { soldBefore: 20 });
  const second = await connect(event, { name: "Door shop" });
  await recordOrders(db, one, { orders: [refunded], at });
  await recordOrders(db, second, { orders: [placed], at });
  expect(await settleOrders(db, at)).toBe(true);
  expect(await registrationsOf(event)).toBe(23);
  expect(await registrationsOf(other)).toBe(90);
  expect(await settleOrders(db, at)).toBe(false);

  await deleteSeller(db, second);
  await settleOrders(db, at);
  expect(await registrationsOf(event)).toBe(21);
});

it("wins over an edit until the party begins", async () => {
  const event = await storeEvent(db);
  const seller = await connect(event);
  await recordOrders(db, seller, { orders: [placed], at });
  await settleOrders(db, at);
  const edit = (registrations: number) =>
    db.updateTable("events").set({ registrations }).where("id", "=", event).execute();
  await edit(70);
  await settleOrders(db, at);
  expect(await registrationsOf(event)).toBe(2);

  await edit(342);
  expect(await settleOrders(db, new Date("2026-12-05T17:00:00Z"))).toBe(false);
  expect(await registrationsOf(event)).toBe(342);
});

it("counts an order that is being written", async () => {
  const event = await storeEvent(db);
  const seller = await connect(event);
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const writing = inTransaction(db, async (trx) => {
    await recordOrders(trx, seller, { orders: [placed], at });
    written.resolve();
    await commit.promise;
  });
  onTestFinished(() => commit.resolve());
  await written.promise;
  const settling = settleOrders(db, at);
  await untilWaitingForLocks(db, 1);
  commit.resolve();
  await writing;
  await settling;
  expect(await registrationsOf(event)).toBe(2);
});

it("leaves the registrations as they are while the last seller is disconnected", async () => {
  const event = await storeEvent(db, { registrations: 150 });
  const seller = await connect(event);
  await recordOrders(db, seller, { orders: [placed], at });
  const deleted = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const disconnecting = inTransaction(db, async (trx) => {
    await deleteSeller(trx, seller);
    deleted.resolve();
    await commit.promise;
  });
  onTestFinished(() => commit.resolve());
  await deleted.promise;
  const settling = settleOrders(db, at);
  await untilWaitingForLocks(db, 1);
  commit.resolve();
  await disconnecting;
  await settling;
  expect(await registrationsOf(event)).toBe(150);
});

it("tells no search engine of a sale", async () => {
  const event = await storeEvent(db);
  const seller = await connect(event);
  const version = async () =>
    db
      .selectFrom("events")
      .leftJoin("told_pages", "told_pages.event_id", "events.id")
      .select(["events.version", "told_pages.version as told"])
      .where("events.id", "=", event)
      .executeTakeFirstOrThrow();
  const before = await version();
  await db.insertInto("told_pages").values({ event_id: event, version: before.version }).execute();
  await recordOrders(db, seller, { orders: [placed], at });
  await settleOrders(db, at);
  const after = await version();
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.told).toBe(after.version);
});
