import { pageFrom, searchTextFrom } from "../../../lib/list-search.ts";

/** The specified filters; `all` is no filter at all. */
export const statusFilters = ["active", "draft", "completed"] as const;

export interface StaffEventsSearch {
  search?: string;
  status?: (typeof statusFilters)[number];
  page?: number;
}

export function validateStaffEventsSearch(given: Record<string, unknown>): StaffEventsSearch {
  const status = statusFilters.find((each) => each === given.status);
  return {
    ...searchTextFrom(given.search),
    ...(status !== undefined && { status }),
    ...pageFrom(given.page),
  };
}
