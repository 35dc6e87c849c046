/** Free of zod, so that public pages can read it. */

/** In the order the specification lists them. */
export const postCategories = ["events", "music", "lifestyle", "community"] as const;

export type PostCategory = (typeof postCategories)[number];

export const postStatuses = ["draft", "published", "archived"] as const;

export type PostStatus = (typeof postStatuses)[number];

export type PostStatusCounts = Record<PostStatus, number>;

/** Drafts and archived posts exist for nobody but an admin. */
export const publicPostStatus = "published" satisfies PostStatus;

export const postCategoryLabels: Readonly<Record<PostCategory, string>> = {
  events: "Events",
  music: "Music",
  lifestyle: "Lifestyle",
  community: "Community",
};

export function isPostCategory(text: string): text is PostCategory {
  return postCategories.some((category) => category === text);
}
