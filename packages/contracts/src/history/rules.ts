/** Free of zod, so that every page may read it. */

/** What a history is kept of, in the order it is offered. */
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

/** Kinds of which an earlier version can be restored. */
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

/** `deleted` is moved to the trash, where there is one; `purged` left it for good. */
export const historyActions = ["created", "changed", "deleted", "restored", "purged"] as const;

export type HistoryAction = (typeof historyActions)[number];

export const historyActors = ["admin", "key", "job"] as const;

export type HistoryActor = (typeof historyActors)[number];

/** A visitor wasn't signed in yet. */
export const securityActors = [...historyActors, "visitor"] as const;

/** From where it was done. */
export const historyOrigins = ["admin-area", "api", "import", "job"] as const;

export type HistoryOrigin = (typeof historyOrigins)[number];

/** The version that a change made, or the one before it. */
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

/** Of the file. */
export const historyFormats = ["csv", "json"] as const;

/** How many rows of a list are counted, and can be paged through. */
export const historyCap = 10_000;
/** In characters of a value in a list; reading the one change answers all of it. */
export const maxListedValue = 300;

/** The database refuses to delete younger entries, whatever `HISTORY_DAYS` says. */
export const minHistoryDays = 30;
export const defaultHistoryDays = 365;
