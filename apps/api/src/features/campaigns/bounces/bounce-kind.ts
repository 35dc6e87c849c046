import type { BounceKind } from "@before-ten/contracts/campaigns/bounce-rules";

/**
 * Permanent refusals that don't mean the mailbox is missing (RFC 3463): it is full, the mail is too
 * large, or its content or sender was rejected, which may be our fault.
 */
const mailboxIsThere = /^5\.(?:1\.[78]|2\.[23]|3\.4|7\.\d+)$/;

export function bounceKindOf(status: string): BounceKind {
  return status.startsWith("5.") && !mailboxIsThere.test(status) ? "hard" : "soft";
}
