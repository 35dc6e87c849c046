/** Without zod, so that the admin area's forms can import the limits. */

export const importKinds = ["subscribers", "events"] as const;
export type ImportKind = (typeof importKinds)[number];

/** The steps of an import, in order; `cancelled` and `failed` end it. */
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

/** The fates of rows that change nothing and can be downloaded to correct them. */
export const refusedFates: readonly ImportFate[] = ["invalid", "duplicate", "left"];

/** The fates of rows whose sentence says what is imported otherwise than written. */
export const noticedFates: readonly ImportFate[] = ["new", "update", "unchanged"];

export const maxImportBytes = 20 * 1024 * 1024;
/** A file is sent in parts, so that each fits into a slow connection's time limit. */
export const importPartBytes = 192 * 1024;
/** A calendar is parsed as a whole. */
export const maxCalendarBytes = 5 * 1024 * 1024;
export const maxImportRows: Record<ImportKind, number> = { subscribers: 250_000, events: 2_000 };
export const maxImportColumns = 60;
/** The number of the file's first rows stored to show what its columns hold. */
export const importHeadRows = 6;
/** In characters. */
export const importLengths = {
  fileName: 200,
  wording: 500,
  fallback: 5_000,
  series: 200,
  record: 64 * 1024,
} as const;
/**
 * How long an import's rows are kept, as Undo needs them. The file is deleted when the import ends.
 */
export const importRowsDays = 30;
