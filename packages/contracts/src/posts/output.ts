import { z } from "zod";
import { type PostCategory, type PostStatus, postCategories } from "./rules.ts";
import type { PublicImage } from "../events/output.ts";
import { flagSchema } from "../shared/flag.ts";
import { maxListLimit, relatedPostLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";

/** What lists show of a post. Instants are ISO 8601 text. */
export interface PostSummary {
  id: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  author: string;
  /** When it was first published. */
  publishDate: string;
  /** As the author worded it: `5 min read`. */
  readTime: string;
  views: number;
  featured: boolean;
  tags: string[];
  image: PublicImage | null;
  seo: { slug: string };
  status: PostStatus;
  createdAt: string;
}

/** What visitors and integrators read of a post. */
export interface PublicPost extends PostSummary {
  /** Plain text; its line breaks are the author's. */
  content: string;
}

/** What admins read of a post in a list. */
export interface AdminPostSummary extends Omit<PostSummary, "publishDate"> {
  /** Null until it is first published. */
  publishDate: string | null;
}

export interface AdminPost extends AdminPostSummary {
  content: string;
}

export interface PostFilterOptions {
  /** Every category, also one without a post. */
  categories: { name: PostCategory; count: number }[];
  /** Most used first. */
  popularTags: { name: string; count: number }[];
}

export const postListInput = z.object({
  /** The specified client leaves it out for all posts; `all` says the same. */
  category: z
    .enum(["all", ...postCategories])
    .transform((category) => (category === "all" ? undefined : category))
    .optional(),
  search: searchTextSchema.optional(),
  /** A tag exactly as it is written. */
  tag: searchTextSchema.optional(),
  featured: flagSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Any text: a slug, an old slug, or an id. A wrong one is a post that doesn't exist, whatever its form. */
export const postIdInput = z.object({ id: z.string() });

export const relatedPostsInput = postIdInput.extend({ limit: limitSchema(relatedPostLimit) });
