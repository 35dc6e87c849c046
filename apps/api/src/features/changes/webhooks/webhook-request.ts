import { maxLoggedAnswer } from "@before-ten/contracts/webhooks/rules";
import type { DueDelivery } from "@before-ten/db/queries/webhooks/deliveries";
import { Webhook } from "standardwebhooks";
import type { GuardedRequest } from "../../../outbound/guarded-request.ts";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import { readBody } from "../../../outbound/read-body.ts";

/** A receiver that takes longer should answer first and work afterwards. */
const answerWithinMs = 15_000;

interface Answer {
  /** Null: there was none. */
  status: number | null;
  /** Its beginning, or why there was none. */
  answer: string;
}

/** Posts one delivery, signed by Standard Webhooks. A redirect isn't followed. */
export async function postDelivery(
  request: GuardedRequest,
  delivery: DueDelivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Answer> {
  try {
    const response = await request(new URL(delivery.url), {
      accept: "*/*",
      json: delivery.body,
      headers: signatureHeaders(delivery, now),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    const text = await readBody(response, { maxBytes: maxLoggedAnswer, isCut: true });
    // PostgreSQL can't store NUL.
    return { status: response.statusCode ?? null, answer: text.replaceAll("\0", "") };
  } catch (error) {
    return { status: null, answer: reasonOf(error) };
  }
}

/** Never names a resolved address. */
function reasonOf(error: unknown): string {
  if (error instanceof OutboundError && error.reason === "not public") {
    return "The address isn't on the public internet";
  }
  // Node names the abort, and its reason as the cause.
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  return isLate ? `No answer within ${answerWithinMs / 1_000} seconds` : "Couldn't be reached";
}

function signatureHeaders(
  { id, body, secret, previous_secret: previous, previous_secret_until: until }: DueDelivery,
  now: Date,
): Record<string, string> {
  const secrets =
    previous !== null && until !== null && until > now ? [secret, previous] : [secret];
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": secrets.map((each) => new Webhook(each).sign(id, now, body)).join(" "),
  };
}
