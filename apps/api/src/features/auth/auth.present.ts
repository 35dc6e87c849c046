import type { AccountUser, UserRole } from "@before-ten/contracts/auth/user";

interface UserColumns {
  id: string;
  name: string;
  email: string;
  pending_email: string | null;
  role: UserRole;
  email_verified_at: Date | null;
  created_at: Date;
}

export function presentUser(row: UserColumns): AccountUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    pendingEmail: row.pending_email,
    createdAt: row.created_at.toISOString(),
  };
}
