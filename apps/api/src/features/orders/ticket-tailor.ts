import { createHmac, timingSafeEqual } from "node:crypto";
import { type ReportedOrder, orderState } from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import { orderLengths } from "@before-ten/contracts/orders/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { z } from "zod";
import type { SignedCall } from "./signatures.ts";

/** As https://developers.tickettailor.com/docs/webhook describes its calls. */

const maxAgeMs = 5 * 60_000;
const signatureHeader = "tickettailor-webhook-signature";
const signature = /^t=(\d{1,12}),\w+=([\da-f]{64})$/;

/** Whether Ticket Tailor signed the call with the secret within five minutes. */
export function isSignedByTicketTailor(
  secret: string,
  { headers, body }: SignedCall,
  now: Date,
): boolean {
  const [, time = "", given = ""] = signature.exec(String(headers[signatureHeader])) ?? [];
  if (given === "" || Math.abs(now.getTime() - Number(time) * 1_000) > maxAgeMs) return false;
  const right = createHmac("sha256", secret)
    .update(time + body)
    .digest();
  return timingSafeEqual(right, Buffer.from(given, "hex"));
}

const unixSeconds = z.int().transform((seconds) => new Date(seconds * 1_000).toISOString());

const orderEvent = z.object({ event: z.enum(["ORDER.CREATED", "ORDER.UPDATED"]) });

const orderCall = z.object({
  /** When the call was made, in UTC. */
  created_at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .transform((text) => `${text.replace(" ", "T")}Z`),
  payload: z.object({
    id: z.string(),
    status: z.string(),
    created_at: unixSeconds,
    currency: z.object({ code: z.string().toUpperCase() }),
    event_summary: z.object({ event_id: z.string() }),
    issued_tickets: z.array(z.object({ status: z.string() })),
    referral_tag: z.string().nullish(),
    refund_amount: z.int().nullish(),
    total: z.int(),
  }),
});

/**
 * An order's state in our words, and the event of Ticket Tailor that it is of. Undefined if the
 * call is about something else. An order that isn't paid yet holds its places, but has no revenue.
 * @throws AppError BAD_REQUEST if the order isn't as described
 */
export function readTicketTailorCall(
  body: string,
): { sellerEventId: string; order: ReportedOrder } | undefined {
  const call: unknown = JSON.parse(body);
  if (!orderEvent.safeParse(call).success) return undefined;
  const { data } = orderCall.safeParse(call);
  if (data === undefined) throw new AppError("BAD_REQUEST", messages.unreadable);
  const { created_at: updatedAt, payload } = data;
  const { issued_tickets: issued, refund_amount: refund, referral_tag: tag } = payload;
  const isCancelled = /^cancell?ed$/.test(payload.status);
  const amount = payload.status === "pending" ? 0 : payload.total;
  const order = orderState.safeParse({
    orderId: payload.id,
    tickets: issued.length,
    refundedTickets: isCancelled
      ? issued.length
      : issued.filter(({ status }) => status === "voided").length,
    amount,
    refundedAmount: Math.min(refund ?? 0, amount),
    currency: payload.currency.code,
    campaign: tag?.slice(0, orderLengths.campaign),
    orderedAt: payload.created_at,
    updatedAt,
  });
  if (!order.success) throw new AppError("BAD_REQUEST", messages.unreadable);
  return { sellerEventId: payload.event_summary.event_id, order: order.data };
}
