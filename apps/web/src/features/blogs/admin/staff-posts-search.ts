import {
  type BlogCategory,
  type BlogStatus,
  blogCategories,
  blogStatuses,
} from "@before-ten/contracts/blog-categories";
import { maxPage, maxSearchLength } from "@before-ten/contracts/limits";

export interface StaffPostsSearch {
  search?: string;
  status?: BlogStatus;
  category?: BlogCategory;
  page?: number;
}

/**
 * Reads the filters from the address; `all` is no filter at all. Written by hand because every page loads the routes, and the
 * contract's schema would bring its validator along; a test holds the two together. What makes no sense is left out.
 */
export function validateStaffPostsSearch(given: Record<string, unknown>): StaffPostsSearch {
  const search = typeof given.search === "string" ? cleanText(given.search) : "";
  const status = blogStatuses.find((each) => each === given.status);
  const category = blogCategories.find((each) => each === given.category);
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
