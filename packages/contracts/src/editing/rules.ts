/** What several admins may edit at once. */
export type EditableKind = "event" | "album" | "post" | "campaign";

/** A form that is open and visible says so as often. */
export const reportEveryMs = 15_000;

/** After as long without a word a form counts as closed. */
export const silentAfterMs = 45_000;
