import { type SearchOfList, listSearch } from "../../../admin/list/list-search.ts";

export type ImportsSearch = SearchOfList<typeof importsSearch>;

/** The list has pages but no filters. */
export const importsSearch = listSearch({});
