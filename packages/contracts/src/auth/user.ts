export const userRoles = ["admin", "user"] as const;

export type UserRole = (typeof userRoles)[number];

/** What an account's owner, and an admin, may read of it. */
export interface AccountUser {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  emailVerified: boolean;
  /** A new address that nobody has confirmed yet: `email` stays the account's until then. */
  pendingEmail: string | null;
  /** ISO 8601. */
  createdAt: string;
}
