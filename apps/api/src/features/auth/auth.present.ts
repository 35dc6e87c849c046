import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { UserRole } from "@before-ten/contracts/auth/roles";

interface UserColumns {
  id: string;
  name: string;
  email: string;
  pending_email: string | null;
  role: UserRole;
  admin_role: AdminRole | null;
  reach: Reach | null;
  email_verified_at: Date | null;
  created_at: Date;
}

export function presentUser(row: UserColumns): EveryKey<AccountUser> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    adminRole: row.admin_role,
    reach: row.reach,
    emailVerified: row.email_verified_at !== null,
    pendingEmail: row.pending_email,
    createdAt: row.created_at.toISOString(),
  };
}
