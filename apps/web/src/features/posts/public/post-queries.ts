import { relatedPostLimit } from "@before-ten/contracts/shared/limits";
import type { PostsSearch } from "./posts-search.ts";

/**
 * Inputs of the pages' queries. A route's loader prefetches with the same ones, without loading the
 * page's code.
 */

/** Fills rows of three. */
const pageSize = 12;

export function postsInput(search: PostsSearch) {
  return { ...search, limit: pageSize };
}

export const featuredInput = { featured: true, limit: 1 };

export function relatedInput(slug: string) {
  return { id: slug, limit: relatedPostLimit };
}
