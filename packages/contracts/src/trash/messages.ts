import { maxTrashIds, trashDays } from "./rules.ts";

const counted = (count: number) =>
  count === 1 ? "1 item" : `${count.toLocaleString("en-AU")} items`;

export const trashMessages = {
  selectionRequired: "Please select at least one item",
  tooMany: `Please select at most ${maxTrashIds.toLocaleString("en-AU")} items`,
  /** Shown next to the undo button. */
  moved: (name: string) => `${name} moved to trash`,
  counted,
  /** Shown below the question whether to delete something. */
  staysFor: `You can find it in the trash for ${trashDays} days and restore it from there.`,
  restorable: `For ${trashDays} days it can be restored from the trash.`,
  restored: (count: number) => `${counted(count)} restored`,
  deleted: (count: number) => `${counted(count)} deleted for good`,
  confirmDelete: "It will be gone for good. This action cannot be undone.",
  confirmEmpty: "Everything in the trash will be gone for good. This action cannot be undone.",
  undone: "Undone.",
  undoFailed: "Failed to undo",
  undoTooLate: "This can't be undone any more.",
  loadFailed: "Failed to load the trash",
  restoreFailed: "Failed to restore",
  deleteFailed: "Failed to delete for good",
  empty: "The trash is empty",
} as const;
