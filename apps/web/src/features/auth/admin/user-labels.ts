import type { UserRole } from "@before-ten/contracts/auth/roles";

export const roleLabels: Readonly<Record<UserRole, string>> = { admin: "Admin", user: "User" };
