import { maxBulkEvents } from "./rules.ts";

const counted = (count: number) => (count === 1 ? "1 event" : `${count} events`);

export const bulkEventMessages = {
  selectionRequired: "Please select at least one event",
  tooMany: `Please select at most ${maxBulkEvents} events`,
  changeRequired: "Please choose what to change",
  missing: "One of the events doesn't exist any more. Nothing was changed.",
  changed: (count: number) => `${counted(count)} changed`,
  /** Shown next to the undo button. */
  changesTo: (count: number) => `Changes to ${counted(count)}`,
  deleted: (count: number) => `${counted(count)} deleted`,
  /** Describes what was moved to the trash. */
  counted,
  undone: (count: number) => `${counted(count)} restored`,
  failed: "Failed to change the events",
  exportFailed: "Failed to export the events",
} as const;
