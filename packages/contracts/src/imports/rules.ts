/** Free of zod, so that the admin area's forms read the limits here. */

export const importKinds = ["subscribers", "events"] as const;
export type ImportKind = (typeof importKinds)[number];

/** In the order in which an import goes through them; `cancelled` and `failed` end it. */
export const importStates = [
  "uploading",
  "mapping",
  "checking",
  "checked",
  "running",
  "done",
  "cancelled",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What happens to a row. `left`: skipped, because the import must not change the person (such as a
 * former subscriber), or the event was created after the dry run. `duplicate`: an earlier row or an
 * existing event is the same.
 */
export const importFates = ["new", "update", "unchanged", "left", "duplicate", "invalid"] as const;
export type ImportFate = (typeof importFates)[number];

/** The fates of rows that change nothing and may be downloaded, to be mended. */
export const refusedFates: readonly ImportFate[] = ["invalid", "duplicate", "left"];

export const maxImportBytes = 20 * 1024 * 1024;
/** A file comes in parts, so that a slow connection has time for each. */
export const importPartBytes = 192 * 1024;
/** A calendar is read as a whole. */
export const maxCalendarBytes = 5 * 1024 * 1024;
export const maxImportRows: Record<ImportKind, number> = { subscribers: 250_000, events: 2_000 };
export const maxImportColumns = 60;
/** Rows of the file that are stored to show what is in its columns. */
export const importHeadRows = 6;
/** In characters. */
export const importLengths = {
  fileName: 200,
  wording: 500,
  fallback: 5_000,
  record: 64 * 1024,
} as const;
/** A file is deleted when its import ends; its rows stay for as long as Undo does. */
export const importRowsDays = 30;
