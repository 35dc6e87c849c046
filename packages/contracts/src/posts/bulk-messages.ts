import { maxBulkPosts } from "./rules.ts";

const counted = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

export const bulkPostMessages = {
  selectionRequired: "Please select at least one post",
  tooMany: `Please select at most ${maxBulkPosts} posts`,
  changeRequired: "Please choose what to change",
  missing: "One of the posts doesn't exist any more. Nothing was changed.",
  changed: (count: number) => `${counted(count)} changed`,
  /** Shown next to the undo button. */
  changesTo: (count: number) => `Changes to ${counted(count)}`,
  deleted: (count: number) => `${counted(count)} deleted`,
  /** Describes what was moved to the trash. */
  counted,
  undone: (count: number) => `${counted(count)} restored`,
  failed: "Failed to change the posts",
  exportFailed: "Failed to export the posts",
} as const;
