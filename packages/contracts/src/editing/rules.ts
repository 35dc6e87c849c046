/** What several admins can edit at once. */
export type EditableKind = "event" | "album" | "post" | "page" | "venue" | "campaign";

/** A message has no editable fields: it gets replies, and each reply makes the next version. */
export type OpenedKind = EditableKind | "message";

/** The version of a message without an answer. */
export const unansweredVersion = 1;

/** How often an open, visible form reports. */
export const reportEveryMs = 15_000;

/** A form counts as closed after this long without a report. */
export const silentAfterMs = 45_000;
