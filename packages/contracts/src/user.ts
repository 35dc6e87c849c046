export const userRoles = ["admin", "user"] as const;

export type UserRole = (typeof userRoles)[number];

/** What an account's owner, and an admin, may read of it. */
export interface AccountUser {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  emailVerified: boolean;
  /** ISO 8601. */
  createdAt: string;
}
