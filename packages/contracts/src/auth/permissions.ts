import type { Reach } from "./reach.ts";

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
  /** Who changed what in the areas that the caller reads, and restoring earlier versions. */
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
    history: "write",
  },
  newsletter: { campaigns: "write", subscribers: "write", analytics: "read", trash: "write" },
  messages: { messages: "write", trash: "write" },
  door: { door: "write" },
  /** Everything except personal data and other people's access. */
  viewer: { events: "read", posts: "read", site: "read", analytics: "read", campaigns: "read" },
};

/** Roles that can be limited to countries, cities and series. */
export const reachRoles = ["editor", "door", "viewer"] as const satisfies readonly AdminRole[];

/**
 * The areas whose rows belong to a place; with a reach all others are closed. Campaigns in reach
 * are those whose segment demands one of its countries, cities or parties, so an editor with a
 * reach may also write to its readers.
 */
const placed: Partial<Record<Area, Access>> = {
  events: "write",
  door: "write",
  analytics: "read",
  campaigns: "write",
  trash: "write",
  history: "write",
};

/** What decides over a caller's access. Without a reach it is everywhere. */
export interface Standing {
  adminRole: AdminRole | null;
  reach: Reach | null;
}

/** Without a role, as for a plain user, nothing is allowed. */
export function isPermitted({ adminRole, reach }: Standing, permission: Permission): boolean {
  if (adminRole === null) return false;
  const isGiven = (given: Access | undefined, area: Area) =>
    permission === `${area}:read`
      ? given !== undefined
      : permission === `${area}:write` && given === "write";
  return areas.some((area) => {
    if (reach !== null && !isGiven(placed[area], area)) return false;
    if (adminRole === "owner") return isGiven("write", area);
    const toReaders = reach !== null && adminRole === "editor" && area === "campaigns";
    return isGiven(toReaders ? placed[area] : access[adminRole][area], area);
  });
}

/** The roles that may do it, in order. */
export function rolesWith(permission: Permission): AdminRole[] {
  return adminRoles.filter((adminRole) => isPermitted({ adminRole, reach: null }, permission));
}
