import type { Invitation } from "@before-ten/contracts/auth/invitation-output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { InvitationRow } from "@before-ten/db/queries/auth/invitations";

export function presentInvitation(row: InvitationRow, at: Date): EveryKey<Invitation> {
  return {
    id: row.id,
    email: row.email,
    adminRole: row.admin_role,
    invitedBy: row.invited_by_name,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.expires_at <= at,
    hasAccount: row.has_account,
  };
}
