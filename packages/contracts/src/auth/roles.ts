/** Separate from `rules.ts`, whose sentences every public page would load with it. */

export const userRoles = ["admin", "user"] as const;

export type UserRole = (typeof userRoles)[number];
