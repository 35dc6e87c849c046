import type { ApiScope } from "../api-keys/rules.ts";

/**
 * Who may do what: the single table used by the server's guards, the API's document, the
 * navigation, the command palette and the tests. Without zod.
 */

export const adminRoles = ["owner", "editor", "newsletter", "messages", "door", "viewer"] as const;

/** What an account with the role `admin` may do, among all admin actions. */
export type AdminRole = (typeof adminRoles)[number];

/** The areas of the admin area and both APIs, by audience. */
export const areas = [
  "events",
  "posts",
  /** The sentences and lists of the site's pages and mails. */
  "site",
  /** The club's name, addresses and numbers. */
  "settings",
  /** Statistics about visitors and parties; nothing personal. */
  "analytics",
  "campaigns",
  "subscribers",
  "messages",
  /** Guest lists, and counting people at the door. */
  "door",
  "users",
  "keys",
  /** For the kinds of items that the caller may delete. */
  "trash",
  /** Finding and erasing what is stored about a person. */
  "privacy",
  /** Who changed what, in any area, and restoring earlier versions. */
  "history",
  /** The state of the running product, for its operator. */
  "health",
] as const;

export type Area = (typeof areas)[number];

/** Writing in an area includes reading. */
export type Permission = `${Area}:${"read" | "write"}`;

type Access = "read" | "write";

/** An owner may do everything, including in new areas. */
const access: Record<Exclude<AdminRole, "owner">, Partial<Record<Area, Access>>> = {
  editor: {
    events: "write",
    posts: "write",
    site: "write",
    door: "write",
    analytics: "read",
    trash: "write",
  },
  newsletter: { campaigns: "write", subscribers: "write", analytics: "read", trash: "write" },
  messages: { messages: "write", trash: "write" },
  door: { door: "write" },
  /** Everything except personal data and other people's access. */
  viewer: { events: "read", posts: "read", site: "read", analytics: "read", campaigns: "read" },
};

/** Without a role, as for a plain user, nothing is allowed. */
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

/** The roles that may do it, in order. */
export function rolesWith(permission: Permission): AdminRole[] {
  return adminRoles.filter((role) => isPermitted(role, permission));
}

/**
 * The scope an API key needs, in addition to its maker's role. Permissions without one aren't
 * available to keys. Reading subscribers needs the scope that changes them, because `read` gives no
 * access to personal data.
 */
export const scopeOfPermission = {
  "events:read": "read",
  "events:write": "events:write",
  "posts:read": "read",
  "site:read": "read",
  "site:write": "site:write",
  "analytics:read": "read",
  "campaigns:read": "read",
  "campaigns:write": "campaigns:write",
  "subscribers:read": "subscribers:write",
  "subscribers:write": "subscribers:write",
} as const satisfies Partial<Record<Permission, ApiScope>>;

/** Permissions an API key can have. */
export type KeyPermission = keyof typeof scopeOfPermission;
