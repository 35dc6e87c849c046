import type { Deps } from "../../deps.ts";
import { readToken, signToken } from "../../mail/mailed-link.ts";

/** The links by which a subscriber leaves, or says what to get; in every mail to subscribers. */

type Site = Pick<Deps["site"], "publicUrl">;

/**
 * Also what List-Unsubscribe names. `recipientId` says by which mail of a campaign they left; it
 * isn't signed, and counts only where the mail was to this subscriber.
 */
export function unsubscribeUrl(
  { publicUrl }: Site,
  linkSecret: Buffer,
  subscriberId: string,
  recipientId?: string,
): string {
  const token = signToken(linkSecret, "unsubscribe", subscriberId);
  const via = recipientId === undefined ? "" : `&via=${recipientId}`;
  return `${publicUrl}/unsubscribe?token=${token}${via}`;
}

export function preferencesUrl(
  { publicUrl }: Site,
  linkSecret: Buffer,
  subscriberId: string,
): string {
  const token = signToken(linkSecret, "preferences", subscriberId);
  return `${publicUrl}/newsletter/preferences?token=${token}`;
}

/**
 * The subscriber whom a mailed link names, undefined if it isn't ours. A link to their choices may
 * also unsubscribe, as their page has a button for that; not the other way round.
 */
export function subscriberOfLink(
  linkSecret: Buffer,
  purpose: "unsubscribe" | "preferences",
  token: string,
): string | undefined {
  const id = readToken(linkSecret, purpose, token);
  if (id !== undefined || purpose === "preferences") return id;
  return readToken(linkSecret, "preferences", token);
}
