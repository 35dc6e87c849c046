import { invitationHours } from "@before-ten/contracts/auth/rules";

const hourMs = 60 * 60_000;

/** When a link mailed now stops working. */
export function expiryOf(at: Date): Date {
  return new Date(at.getTime() + invitationHours * hourMs);
}
