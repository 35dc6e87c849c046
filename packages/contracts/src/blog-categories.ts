/** Free of zod, so that public pages can read it. */

/** In the order the specification lists them. */
export const blogCategories = ["events", "music", "lifestyle", "community"] as const;

export type BlogCategory = (typeof blogCategories)[number];

export const blogStatuses = ["draft", "published", "archived"] as const;

export type BlogStatus = (typeof blogStatuses)[number];

export type PostStatusCounts = Record<BlogStatus, number>;

/** Drafts and archived posts exist for nobody but an admin. */
export const publicBlogStatus = "published" satisfies BlogStatus;

export const blogCategoryLabels: Readonly<Record<BlogCategory, string>> = {
  events: "Events",
  music: "Music",
  lifestyle: "Lifestyle",
  community: "Community",
};

export function isBlogCategory(text: string): text is BlogCategory {
  return blogCategories.some((category) => category === text);
}
