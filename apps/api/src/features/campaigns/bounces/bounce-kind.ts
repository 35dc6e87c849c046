import type { BounceKind } from "@before-ten/contracts/campaigns/bounce-rules";

/**
 * Refused for good, and yet the mailbox is there (RFC 3463): it is full, the mail is too large, or
 * its content or sender wasn't welcome, which says as much of us as of them.
 */
const mailboxIsThere = /^5\.(?:1\.[78]|2\.[23]|3\.4|7\.\d+)$/;

export function bounceKindOf(status: string): BounceKind {
  return status.startsWith("5.") && !mailboxIsThere.test(status) ? "hard" : "soft";
}
