import {
  type PostCategory,
  type PostStatus,
  postCategories,
  postStatuses,
} from "@before-ten/contracts/posts/rules";
import { maxPage, maxSearchLength } from "@before-ten/contracts/shared/limits";

export interface AdminPostsSearch {
  search?: string;
  status?: PostStatus;
  category?: PostCategory;
  page?: number;
}

/**
 * Reads the filters from the address; `all` is no filter at all. Written by hand because every page loads the routes, and the
 * contract's schema would bring its validator along; a test holds the two together. What makes no sense is left out.
 */
export function validateAdminPostsSearch(given: Record<string, unknown>): AdminPostsSearch {
  const search = typeof given.search === "string" ? cleanText(given.search) : "";
  const status = postStatuses.find((each) => each === given.status);
  const category = postCategories.find((each) => each === given.category);
  const page = Number(given.page);
  return {
    ...(search !== "" && { search }),
    ...(status !== undefined && { status }),
    ...(category !== undefined && { category }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
}
