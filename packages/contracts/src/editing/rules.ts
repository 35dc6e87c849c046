/** What several admins may edit at once. */
export type EditableKind = "event" | "album" | "post" | "campaign";

/** A message has no fields to change: to it is answered, and each answer makes the next version. */
export type OpenedKind = EditableKind | "message";

/** The version of a message without an answer. */
export const unansweredVersion = 1;

/** A form that is open and visible says so as often. */
export const reportEveryMs = 15_000;

/** After as long without a word a form counts as closed. */
export const silentAfterMs = 45_000;
