/** Without zod, so that every page can import it. */

interface HistoryKindRow {
  /** Of the filter. */
  label: string;
  one: string;
}

/**
 * The kinds of items with a history, in display order. A new one is a row here and `keep_history`
 * in a migration.
 */
export const historyTable = {
  event: { label: "Events", one: "Event" },
  series: { label: "Series", one: "Series" },
  venue: { label: "Venues", one: "Venue" },
  album: { label: "Albums", one: "Album" },
  post: { label: "Blog posts", one: "Blog post" },
  page: { label: "Pages", one: "Page" },
  campaign: { label: "Campaigns", one: "Campaign" },
  subscriber: { label: "Subscribers", one: "Subscriber" },
  message: { label: "Messages", one: "Message" },
  review: { label: "Guests' reviews", one: "Guest's review" },
  reply: { label: "Answers to messages", one: "Answer to a message" },
  user: { label: "Users", one: "User" },
  invitation: { label: "Invitations", one: "Invitation" },
  passkey: { label: "Passkeys", one: "Passkey" },
  key: { label: "API keys", one: "API key" },
  text: { label: "Texts of the site", one: "Text of the site" },
  override: { label: "Overrides of the sender's health", one: "Override of the sender's health" },
  setting: { label: "Settings", one: "Setting" },
} as const satisfies Record<string, HistoryKindRow>;

export type HistoryKind = keyof typeof historyTable;

export const historyKinds: readonly HistoryKind[] = Object.keys(historyTable).filter(isHistoryKind);

export function isHistoryKind(kind: string): kind is HistoryKind {
  return Object.hasOwn(historyTable, kind);
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
