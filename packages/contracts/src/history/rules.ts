import { type Area, type Standing, isPermitted } from "../auth/permissions.ts";

/** Without zod, so that every page can import it. */

interface HistoryKindRow {
  /** Of the filter. */
  label: string;
  one: string;
  /** The area whose readers may see its changes; writers may restore a version. */
  area: Area;
}

/**
 * The kinds of items with a history, in display order. A new one is a row here and `keep_history`
 * in a migration.
 */
export const historyTable = {
  event: { label: "Events", one: "Event", area: "events" },
  series: { label: "Series", one: "Series", area: "events" },
  venue: { label: "Venues", one: "Venue", area: "events" },
  album: { label: "Albums", one: "Album", area: "events" },
  post: { label: "Blog posts", one: "Blog post", area: "posts" },
  page: { label: "Pages", one: "Page", area: "site" },
  campaign: { label: "Campaigns", one: "Campaign", area: "campaigns" },
  subscriber: { label: "Subscribers", one: "Subscriber", area: "subscribers" },
  message: { label: "Messages", one: "Message", area: "messages" },
  review: { label: "Guests' reviews", one: "Guest's review", area: "events" },
  reply: { label: "Answers to messages", one: "Answer to a message", area: "messages" },
  user: { label: "Users", one: "User", area: "users" },
  invitation: { label: "Invitations", one: "Invitation", area: "users" },
  passkey: { label: "Passkeys", one: "Passkey", area: "users" },
  key: { label: "API keys", one: "API key", area: "keys" },
  webhook: { label: "Webhooks", one: "Webhook", area: "keys" },
  text: { label: "Texts of the site", one: "Text of the site", area: "site" },
  override: {
    label: "Overrides of the sender's health",
    one: "Override of the sender's health",
    area: "health",
  },
  setting: { label: "Settings", one: "Setting", area: "settings" },
} as const satisfies Record<string, HistoryKindRow>;

export type HistoryKind = keyof typeof historyTable;

export const historyKinds: readonly HistoryKind[] = Object.keys(historyTable).filter(isHistoryKind);

export function isHistoryKind(kind: string): kind is HistoryKind {
  return Object.hasOwn(historyTable, kind);
}

/** The kinds whose changes an admin may see, or whose versions they may restore. */
export function historyKindsFor(standing: Standing, access: "read" | "write"): HistoryKind[] {
  return historyKinds.filter((kind) =>
    isPermitted(standing, `${historyTable[kind].area}:${access}`),
  );
}

/** Kinds whose earlier versions can be restored. */
export const restorableKinds = [
  "event",
  "album",
  "post",
  "page",
  "venue",
  "campaign",
  "text",
] as const satisfies HistoryKind[];

export type RestorableKind = (typeof restorableKinds)[number];

export function isRestorable(kind: string): kind is RestorableKind {
  return restorableKinds.some((restorable) => restorable === kind);
}

/** `deleted` means moved to the trash, if the kind has one; `purged` means deleted permanently. */
export const historyActions = ["created", "changed", "deleted", "restored", "purged"] as const;

export type HistoryAction = (typeof historyActions)[number];

export const historyActors = ["admin", "key", "job"] as const;

export type HistoryActor = (typeof historyActors)[number];

/** A visitor wasn't signed in yet. */
export const securityActors = [...historyActors, "visitor"] as const;

/** Where a change came from. */
export const historyOrigins = ["admin-area", "api", "import", "job"] as const;

export type HistoryOrigin = (typeof historyOrigins)[number];

/** The version a change produced, or the one before it. */
export const versionSides = ["before", "after"] as const;

export type VersionSide = (typeof versionSides)[number];

export const securityKinds = [
  "signed-in",
  "sign-in-failed",
  "session-ended",
  "password-reset-requested",
  "password-changed",
  "address-change-requested",
  "address-changed",
  "admin-made",
  "role-changed",
  "account-deleted",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-made",
  "key-made",
  "key-used",
  "key-revoked",
] as const;

export type SecurityKind = (typeof securityKinds)[number];

/** Formats of the file. */
export const historyFormats = ["csv", "json"] as const;

/** How many rows of a list are counted and can be paged through. */
export const historyCap = 10_000;
/** Max characters of a value in a list; reading a single change returns all of it. */
export const maxListedValue = 300;

/** The database refuses to delete younger entries, whatever `HISTORY_DAYS` says. */
export const minHistoryDays = 30;
export const defaultHistoryDays = 365;
