/** Without zod, so that public pages can import it. */

export const postStatuses = ["draft", "published", "archived"] as const;

export type PostStatus = (typeof postStatuses)[number];

/** Drafts and archived posts are only visible to admins. */
export const publicPostStatus = "published" satisfies PostStatus;

/** In characters. */
export const postLengths = {
  title: { min: 3, max: 200 },
  excerpt: { min: 10, max: 500 },
  content: { min: 50, max: 10_000 },
  author: { min: 1, max: 100 },
  tag: 40,
  readTime: 50,
  slug: 100,
} as const;
export const maxPostTags = 20;
/** Max posts changed together. */
export const maxBulkPosts = 100;

/** How long the link to a post's preview works. */
export const previewDays = 7;
