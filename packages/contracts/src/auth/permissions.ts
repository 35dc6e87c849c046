import type { ApiScope } from "../api-keys/rules.ts";

/**
 * Who may do what: the one table that the server's guards, the API's document, the navigation, the
 * palette and the tests read. Free of zod.
 */

export const adminRoles = ["owner", "editor", "newsletter", "viewer"] as const;

/** What an account with the role `admin` may do of all that admins do. */
export type AdminRole = (typeof adminRoles)[number];

/** What the admin area and both APIs have for admins, by whom it concerns. */
export const areas = [
  "events",
  "posts",
  /** What of visitors and parties can be counted; nothing personal. */
  "analytics",
  "campaigns",
  "subscribers",
  "messages",
  "users",
  "keys",
  /** Of the kinds of things that one may delete. */
  "trash",
  /** What is stored about a person, and its erasure. */
  "privacy",
  /** Who changed what, whatever the area, and restoring what it was. */
  "history",
  /** How the running product is, for who operates it. */
  "health",
] as const;

export type Area = (typeof areas)[number];

/** Who may write in an area may read it, too. */
export type Permission = `${Area}:${"read" | "write"}`;

type Access = "read" | "write";

/** An owner may do everything, in areas that are new, too. */
const access: Record<Exclude<AdminRole, "owner">, Partial<Record<Area, Access>>> = {
  editor: { events: "write", posts: "write", analytics: "read", trash: "write" },
  newsletter: { campaigns: "write", subscribers: "write", analytics: "read", trash: "write" },
  /** All but what is personal, and what others sign in with. */
  viewer: { events: "read", posts: "read", analytics: "read", campaigns: "read" },
};

/** Without a role, as for a plain user, nothing is permitted. */
export function isPermitted(role: AdminRole | null, permission: Permission): boolean {
  if (role === null) return false;
  if (role === "owner") return true;
  return areas.some((area) => {
    const given = access[role][area];
    return permission === `${area}:read`
      ? given !== undefined
      : permission === `${area}:write` && given === "write";
  });
}

/** Who may do it, in the order of the roles. */
export function rolesWith(permission: Permission): AdminRole[] {
  return adminRoles.filter((role) => isPermitted(role, permission));
}

/**
 * The scope by which an API key may do it, where its maker's role permits it. What has none is
 * closed to keys. To read subscribers takes the scope that changes them: `read` opens nothing
 * personal.
 */
export const scopeOfPermission = {
  "events:read": "read",
  "events:write": "events:write",
  "posts:read": "read",
  "analytics:read": "read",
  "campaigns:read": "read",
  "campaigns:write": "campaigns:write",
  "subscribers:read": "subscribers:write",
  "subscribers:write": "subscribers:write",
} as const satisfies Partial<Record<Permission, ApiScope>>;

/** What an API key may have, too. */
export type KeyPermission = keyof typeof scopeOfPermission;
