import type { Deps } from "../../deps.ts";
import { readToken, signToken } from "../../mail/mailed-link.ts";

/** The links to unsubscribe or change preferences, in every mail to subscribers. */

type Site = Pick<Deps["site"], "publicUrl">;

/**
 * Also used in List-Unsubscribe. `recipientId` tells which campaign mail they unsubscribed from; it
 * isn't signed, and only counts if that mail was sent to this subscriber.
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
 * The subscriber a mailed link belongs to; undefined if it isn't ours. A link to the preferences
 * may also unsubscribe, because their page has a button for it; not the other way round.
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
