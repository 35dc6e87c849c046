import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { pageFrom, searchTextFrom } from "../../../admin/list/list-search.ts";

/** `all` is no filter at all. */
export const statusFilters = [
  "active",
  "pending",
  "unsubscribed",
  "bounced",
] as const satisfies readonly SubscriberStatus[];

export interface SubscriberSearch {
  search?: string;
  status?: SubscriberStatus;
  page?: number;
}

export function validateSubscriberSearch(given: Record<string, unknown>): SubscriberSearch {
  const status = statusFilters.find((each) => each === given.status);
  return {
    ...searchTextFrom(given.search),
    ...(status !== undefined && { status }),
    ...pageFrom(given.page),
  };
}

/** What the list is filtered by, whatever its page. */
export function filterOf({ search, status }: SubscriberSearch) {
  return { ...(search !== undefined && { search }), ...(status !== undefined && { status }) };
}
