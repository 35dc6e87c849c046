import type { MailDeps } from "../../mail/mail-kind.ts";
import { signToken } from "../../mail/mailed-link.ts";

type Tools = Pick<MailDeps, "site" | "linkSecret">;

/** Ends all that an address asked for about an event. `id`: of an alert or a follower. */
export function leaveLink({ site, linkSecret }: Tools, id: string): string {
  return `${site.publicUrl}/alerts/leave?token=${signToken(linkSecret, "leave alert", id)}`;
}

/** Asks a follower how the event was; works once the follower is forgotten. */
export function reviewLink(
  { site, linkSecret }: Tools,
  { eventId, followerId }: { eventId: string; followerId: string },
): string {
  const token = signToken(linkSecret, "review", `${eventId}.${followerId}`);
  return `${site.publicUrl}/review?token=${token}`;
}

export function confirmLink({ site, linkSecret }: Tools, id: string): string {
  return `${site.publicUrl}/alerts/confirm?token=${signToken(linkSecret, "confirm alert", id)}`;
}
