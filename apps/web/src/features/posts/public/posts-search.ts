import { type PostCategory, isPostCategory } from "@before-ten/contracts/posts/rules";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";

export interface PostsSearch {
  category?: PostCategory;
  search?: string;
  page?: number;
}

/**
 * Reads the filters from the address. Written by hand because the contract's schema would bring its
 * validator onto a public page; a test holds the two together. What makes no sense is left out.
 */
export function validatePostsSearch(given: Record<string, unknown>): PostsSearch {
  const search = typeof given.search === "string" ? cleanText(given.search) : "";
  const category = typeof given.category === "string" ? given.category : "";
  const page = Number(given.page);
  return {
    ...(isPostCategory(category) && { category }),
    ...(search !== "" && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
}
