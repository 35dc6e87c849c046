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

/** Whether the seller signed the call within five minutes, with a secret that works. */
export function isSignedBy(
  { secret, previous_secret: previous, previous_until: until }: SellerRow,
  { headers, body }: SignedCall,
  now: Date,
): boolean {
  const secrets =
    previous !== null && until !== null && until > now ? [secret, previous] : [secret];
  const texts = Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  return secrets.some((each) => {
    try {
      new Webhook(each).verify(body, texts, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
}
