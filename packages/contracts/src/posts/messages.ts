export const postMessages = {
  loadFailed: "Failed to load blogs",
  notFound: "Blog not found",
  detailsFailed: "Failed to load blog",
  missingTitle: "Blog Not Found",
  noneFound: "No articles found",
  linkCopied: "Link copied to clipboard!",
} as const;
