import type { MailDeps } from "../../mail/mail-kind.ts";
import { signToken } from "../../mail/mailed-link.ts";

type Tools = Pick<MailDeps, "site" | "linkSecret">;

/** Ends all that an address asked for about an event. `id`: of an alert or a follower. */
export function leaveLink({ site, linkSecret }: Tools, id: string): string {
  return `${site.publicUrl}/alerts/leave?token=${signToken(linkSecret, "leave alert", id)}`;
}

export function confirmLink({ site, linkSecret }: Tools, id: string): string {
  return `${site.publicUrl}/alerts/confirm?token=${signToken(linkSecret, "confirm alert", id)}`;
}
