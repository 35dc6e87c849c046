/** More would fill a dialog. */
const namedGaps = 5;

export const pageMessages = {
  notFound: "Page not found",
  loadFailed: "The pages can't be loaded",
  loadOneFailed: "The page can't be loaded",
  slugTaken: "Another page, or one in the trash, has this address",
  created: "Page created",
  createFailed: "The page couldn't be created",
  createFailedRetry: "The page couldn't be created. Please try again.",
  updated: "Page saved",
  updateFailed: "The page couldn't be saved",
  updateFailedRetry: "The page couldn't be saved. Please try again.",
  deleted: "Page moved to the trash",
  deleteFailed: "The page couldn't be deleted",
  deleteFailedRetry: "The page couldn't be deleted. Please try again.",
  confirmDelete: "Visitors won't find this page any more.",
  unfilled: (gaps: readonly string[]) => {
    const others = gaps.length - namedGaps;
    const named = gaps.slice(0, namedGaps).join(", ");
    return `The text still has ${others > 0 ? `${named} and ${others} more` : named}.`;
  },
} as const;
