import { relatedPostLimit } from "@before-ten/contracts/shared/limits";
import type { PostsSearch } from "./posts-search.ts";

/**
 * What pages ask for. A route's loader asks for the same before its page renders, without loading
 * the page's code.
 */

/** Rows of three. */
const pageSize = 12;

export function postsInput(search: PostsSearch) {
  return { ...search, limit: pageSize };
}

export const featuredInput = { featured: true, limit: 1 };

export function relatedInput(slug: string) {
  return { id: slug, limit: relatedPostLimit };
}
