import { maxPage, maxSearchLength } from "@before-ten/contracts/limits";

/** The specified filters; `all` is no filter at all. */
export const statusFilters = ["active", "draft", "completed"] as const;

export interface StaffEventsSearch {
  search?: string;
  status?: (typeof statusFilters)[number];
  page?: number;
}

/**
 * Reads the filters from the address. Written by hand because every page loads the routes, and the contract's schema would
 * bring its validator along; a test holds the two together. What makes no sense is left out.
 */
export function validateStaffEventsSearch(given: Record<string, unknown>): StaffEventsSearch {
  const search = typeof given.search === "string" ? cleanText(given.search) : "";
  const status = statusFilters.find((each) => each === given.status);
  const page = Number(given.page);
  return {
    ...(search !== "" && { search }),
    ...(status !== undefined && { status }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, maxSearchLength).trim();
}
