export const postMessages = {
  loadFailed: "Failed to load blogs",
  notFound: "Blog not found",
  detailsFailed: "Failed to load blog",
  missingTitle: "Blog Not Found",
  noneFound: "No articles found",
  previewEnded: "This preview has ended",
  previewTooOften: "Too many previews at once. Please wait a few minutes.",
} as const;
