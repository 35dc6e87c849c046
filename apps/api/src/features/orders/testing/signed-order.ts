import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Webhook } from "standardwebhooks";
import { callRest } from "../../../testing/calls.ts";

export const order = {
  orderId: "A-1042",
  tickets: 2,
  amount: 10_000,
  currency: "GBP",
  orderedAt: "2026-12-04T09:00:00Z",
  updatedAt: "2026-12-04T09:00:00Z",
};

/** The headers of a seller's call. The library reads the real time, so the test does too. */
export function signed(secret: string | null, payload: string, sentAt = new Date()) {
  const id = `msg_${randomUUID()}`;
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret ?? "").sign(id, sentAt, payload),
  };
}

export function report(
  app: FastifyInstance,
  {
    eventId,
    secret,
    ...changes
  }: { eventId: string; secret: string | null } & Record<string, unknown>,
) {
  const payload = JSON.stringify({ ...order, ...changes });
  const headers = signed(secret, payload);
  return callRest(app, "POST", `/events/${eventId}/orders`, { payload, headers });
}
