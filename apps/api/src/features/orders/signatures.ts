import { randomBytes } from "node:crypto";
import type { SellerRow } from "@before-ten/db/queries/orders/ticket-sellers";
import { Webhook, WebhookVerificationError } from "standardwebhooks";

const secretBytes = 32;

/** In the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString("base64")}`;
}

/** A call as it was sent. */
export interface SignedCall {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** The secrets that work at that time. */
export function secretsOf(
  { secret, previous_secret: previous, previous_until: until }: SellerRow,
  now: Date,
): string[] {
  return previous !== null && until !== null && until > now ? [secret, previous] : [secret];
}

/** Whether the call was signed with the secret within five minutes, as Standard Webhooks say. */
export function isSignedWith(secret: string, { headers, body }: SignedCall): boolean {
  const texts = Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  try {
    new Webhook(secret).verify(body, texts, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
