import { pageFrom, searchTextFrom } from "../../../admin/list/list-search.ts";

/** The specified filters; `all` is no filter at all. */
export const statusFilters = ["active", "draft", "completed"] as const;

/** What is not over yet, and what is. */
export const endedFilters = ["false", "true"] as const;

export interface AdminEventsSearch {
  search?: string;
  status?: (typeof statusFilters)[number];
  ended?: (typeof endedFilters)[number];
  page?: number;
}

export function validateAdminEventsSearch(given: Record<string, unknown>): AdminEventsSearch {
  const status = statusFilters.find((each) => each === given.status);
  const ended = endedFilters.find((each) => each === given.ended);
  return {
    ...searchTextFrom(given.search),
    ...(status !== undefined && { status }),
    ...(ended !== undefined && { ended }),
    ...pageFrom(given.page),
  };
}
