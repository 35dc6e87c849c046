import { type SearchOfList, listSearch } from "../../../admin/list/list-search.ts";

export type ErasuresSearch = SearchOfList<typeof erasuresSearch>;

/** The list of receipts has pages but no filters. */
export const erasuresSearch = listSearch({});
