import type { Permission } from "../auth/permissions.ts";

/** Without zod, so that every page can import it. */

interface ChangeKindRow {
  /** Who may see its changes. */
  permission: Permission;
  label: string;
  /** Where the item is read, below `/api`; it answers 404 once it is deleted. */
  path: (id: string) => string;
}

/**
 * What other programs can follow. A new kind is a row here and `keep_changes` in a migration.
 */
export const changeKinds = [
  "event",
  "series",
  "venue",
  "album",
  "post",
  "subscriber",
  "message",
  "orders",
  "figures",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

export const changeTable: Readonly<Record<ChangeKind, ChangeKindRow>> = {
  event: { permission: "events:read", label: "Events", path: (id) => `/events/${id}` },
  series: { permission: "events:read", label: "Series", path: (id) => `/series/${id}` },
  venue: { permission: "events:read", label: "Venues", path: (id) => `/venues/${id}` },
  album: { permission: "events:read", label: "Albums", path: (id) => `/albums/${id}` },
  post: { permission: "posts:read", label: "Blog posts", path: (id) => `/blogs/${id}` },
  subscriber: {
    permission: "subscribers:read",
    label: "Subscribers",
    path: (id) => `/admin/newsletter/subscribers/${id}`,
  },
  message: {
    permission: "messages:read",
    label: "Messages",
    path: (id) => `/admin/messages/${id}`,
  },
  /** Of an event, whose id it has. */
  orders: {
    permission: "analytics:read",
    label: "Orders",
    path: (eventId) => `/admin/events/${eventId}/orders`,
  },
  /** Of a day that is over; its id is the day. */
  figures: {
    permission: "analytics:read",
    label: "Figures by day",
    path: (day) => `/admin/analytics/figures?from=${day}&to=${day}`,
  },
};

export const changeActions = ["created", "updated", "deleted"] as const;

export type ChangeAction = (typeof changeActions)[number];

/** How long a reader may stay away without losing changes. */
export const changesStayDays = 30;

/** The longest a call waits for a change, in seconds. */
export const maxChangesWait = 25;

/** A stream ends then, so that a key that was revoked meanwhile reads no longer. */
export const maxFollowMinutes = 5;
