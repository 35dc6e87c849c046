import type { ContactType, ContactStatus } from "@before-ten/contracts/contact/types";
import { pageFrom, searchTextFrom } from "../../../admin/list/list-search.ts";

/** `all` is no filter at all. */
export const typeFilters = [
  "general",
  "partnership",
  "event",
  "feedback",
] as const satisfies readonly ContactType[];

export const statusFilters = ["new", "answered"] as const satisfies readonly ContactStatus[];

export interface MessageSearch {
  search?: string;
  type?: ContactType;
  status?: ContactStatus;
  page?: number;
}

export function validateMessageSearch(given: Record<string, unknown>): MessageSearch {
  const type = typeFilters.find((each) => each === given.type);
  const status = statusFilters.find((each) => each === given.status);
  return {
    ...searchTextFrom(given.search),
    ...(type !== undefined && { type }),
    ...(status !== undefined && { status }),
    ...pageFrom(given.page),
  };
}
