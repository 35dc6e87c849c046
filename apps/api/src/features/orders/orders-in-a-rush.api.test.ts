import type { ConnectedSeller } from "@before-ten/contracts/orders/output";
import { closeOtherConnections } from "@before-ten/db/testing/close-connections";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { keepOrdersSettled } from "./settle-orders.ts";
import { order, signed } from "./testing/signed-order.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000_000 });
const { token } = await signedInAs(deps, "admin");

const orders = 500;
const kills = 50;
vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 5 };

/** Sends until the order is taken, as sellers do. */
async function send(path: string, secret: string | null, payload: string): Promise<void> {
  for (;;) {
    const headers = signed(secret, payload);
    const { statusCode } = await app.inject({ method: "POST", url: path, headers, payload });
    if (statusCode === 200) return;
    expect(statusCode).toBe(503);
  }
}

it("is exact after doubled and shuffled orders while connections are killed", async () => {
  const eventId = await storeEvent(db);
  const options = { payload: { name: "Box office" }, token };
  const path = `/admin/events/${eventId}/ticket-sellers`;
  const { secret } = (await callRest<ConnectedSeller>(app, "POST", path, options)).body.data;
  const stop = keepOrdersSettled(deps, () => undefined);
  onTestFinished(stop);

  let expected = 0;
  const sent = Array.from({ length: orders }, (_, number) => {
    const placed = { ...order, orderId: `A-${number}`, tickets: 1 + (number % 4) };
    const refund = { refundedTickets: 1, updatedAt: "2026-12-04T11:00:00Z" };
    const isRefunded = number % 20 === 0;
    expected += placed.tickets - (isRefunded ? 1 : 0);
    return isRefunded ? [placed, { ...placed, ...refund }] : [placed];
  }).flat();
  const calls = [...sent, ...sent]
    // A fixed shuffle, so that a failure can be repeated.
    .map((each, at) => ({ text: JSON.stringify(each), key: (at * 7_919) % 10_007 }))
    .toSorted((one, other) => one.key - other.key);

  let next = 0;
  async function work(): Promise<void> {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      await send(`/api/events/${eventId}/orders`, secret, call.text);
    }
  }
  async function kill(): Promise<void> {
    for (let killed = 0; killed < kills; killed += 1) {
      const sentBefore = (killed * calls.length) / kills;
      await vi.waitFor(() => expect(next).toBeGreaterThanOrEqual(sentBefore), patience);
      await vi.waitFor(() => closeOtherConnections(db), patience);
    }
  }
  await Promise.all([kill(), ...Array.from({ length: 8 }, work)]);

  await vi.waitFor(
    async () => {
      const { body } = await callRest<{ registrations: number }>(app, "GET", `/events/${eventId}`);
      expect(body.data.registrations).toBe(expected);
    },
    { timeout: 5_000, interval: 50 },
  );
});
