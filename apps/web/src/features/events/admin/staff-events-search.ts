import { pageFrom, searchTextFrom } from "../../../lib/list-search.ts";

/** The specified filters; `all` is no filter at all. */
export const statusFilters = ["active", "draft", "completed"] as const;

/** What is not over yet, and what is. */
export const endedFilters = ["false", "true"] as const;

export interface StaffEventsSearch {
  search?: string;
  status?: (typeof statusFilters)[number];
  ended?: (typeof endedFilters)[number];
  page?: number;
}

export function validateStaffEventsSearch(given: Record<string, unknown>): StaffEventsSearch {
  const status = statusFilters.find((each) => each === given.status);
  const ended = endedFilters.find((each) => each === given.ended);
  return {
    ...searchTextFrom(given.search),
    ...(status !== undefined && { status }),
    ...(ended !== undefined && { ended }),
    ...pageFrom(given.page),
  };
}
