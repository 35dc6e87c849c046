/** Without zod, so that every page can import it. */

/** The kinds of items with a history, in display order. */
export const historyKinds = [
  "event",
  "series",
  "album",
  "post",
  "campaign",
  "subscriber",
  "message",
  "reply",
  "user",
  "invitation",
  "passkey",
  "key",
  "setting",
] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** Kinds whose earlier versions can be restored. */
export const restorableKinds = [
  "event",
  "album",
  "post",
  "campaign",
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
