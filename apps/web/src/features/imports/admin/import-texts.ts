import type { ImportFate, ImportKind, ImportState } from "@before-ten/contracts/imports/rules";
import type { StatusTone } from "../../../admin/list/badges/status-badge.tsx";

/** Texts of the import pages that appear nowhere else. */

export const importKindTexts: Record<
  ImportKind,
  {
    title: string;
    back: string;
    from: "/admin/newsletter" | "/admin/events";
    one: string;
    many: string;
    files: string;
    accept: string;
  }
> = {
  subscribers: {
    title: "Import subscribers",
    back: "Back to Newsletter",
    from: "/admin/newsletter",
    one: "subscriber",
    many: "subscribers",
    files: "A CSV file of up to 20 MB, from any newsletter tool or spreadsheet.",
    accept: ".csv,.tsv,.txt,text/csv",
  },
  events: {
    title: "Import events",
    back: "Back to Events",
    from: "/admin/events",
    one: "event",
    many: "events",
    files: "A CSV file of up to 20 MB, or a calendar (.ics) of up to 5 MB.",
    accept: ".csv,.tsv,.txt,.ics,text/csv,text/calendar",
  },
};

export const undoTexts: Record<ImportKind, { does: string; undone: string }> = {
  subscribers: {
    does: "Moves the subscribers it added to the trash, except those who got an email or were changed since.",
    undone:
      "Undone: the subscribers it added are in the trash, except those who got an email or were changed since.",
  },
  events: {
    does: "Moves all of its events to the trash.",
    undone: "Undone: its events are in the trash.",
  },
};

export const importStateLabels: Record<ImportState, { label: string; tone: StatusTone }> = {
  uploading: { label: "Upload unfinished", tone: "idle" },
  mapping: { label: "Columns to choose", tone: "asking" },
  checking: { label: "Dry run", tone: "waiting" },
  checked: { label: "Ready to import", tone: "asking" },
  running: { label: "Importing", tone: "waiting" },
  done: { label: "Done", tone: "live" },
  cancelled: { label: "Cancelled", tone: "past" },
  failed: { label: "Failed", tone: "failed" },
};

export const importFateLabels: Record<ImportFate, { label: string; tone: StatusTone }> = {
  new: { label: "New", tone: "live" },
  update: { label: "Updated", tone: "waiting" },
  unchanged: { label: "Already there", tone: "usual" },
  left: { label: "Left alone", tone: "idle" },
  duplicate: { label: "Duplicate", tone: "past" },
  invalid: { label: "Invalid", tone: "failed" },
};

export const importPageMessages = {
  loadFailed: "Failed to load the imports",
  loadOneFailed: "Failed to load the import",
  rowsFailed: "Failed to load the rows",
  uploadFailed: "The upload was interrupted. Please choose the file again.",
  saveFailed: "That didn't work",
  downloadFailed: "Failed to download the rows",
  missingTitle: "Import not found",
  missing: "It was deleted, or its address is wrong. Imports are stored for 30 days.",
} as const;

/** `1 subscriber`, `12,000 subscribers` */
export function counted(kind: ImportKind, count: number): string {
  const { one, many } = importKindTexts[kind];
  return `${count.toLocaleString("en-AU")} ${count === 1 ? one : many}`;
}

/** The result of an import in one sentence. */
export function resultText(kind: ImportKind, made: number): string {
  const became = {
    subscribers: made === 1 ? "is on the list" : "are on the list",
    events: made === 1 ? "was created" : "were created",
  };
  return `${counted(kind, made)} of this file ${became[kind]}.`;
}
