import type { UserRole } from "@before-ten/contracts/auth/roles";

export const roleLabels: Readonly<Record<UserRole, string>> = { admin: "Admin", user: "User" };

/** An instant as a day of the admins' own: `4 Dec 2026`. */
export function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString("en-AU", { dateStyle: "medium" });
}
