import { type BlogCategory, isBlogCategory } from "@before-ten/contracts/blog-categories";
import { maxPage, maxSearchLength } from "@before-ten/contracts/limits";

export interface BlogSearch {
  category?: BlogCategory;
  search?: string;
  page?: number;
}

/**
 * Reads the filters from the address. Written by hand because the contract's schema would bring its validator
 * onto a public page; a test holds the two together. What makes no sense is left out.
 */
export function validateBlogSearch(given: Record<string, unknown>): BlogSearch {
  const search = typeof given.search === "string" ? cleanText(given.search) : "";
  const category = typeof given.category === "string" ? given.category : "";
  const page = Number(given.page);
  return {
    ...(isBlogCategory(category) && { category }),
    ...(search !== "" && { search }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
}
