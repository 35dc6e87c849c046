import { knownCategories } from "@before-ten/contracts/posts/categories";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { shortId } from "../../../lib/search-parameters.ts";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";
import { statusLabels } from "./post-labels.ts";

export type AdminPostsSearch = SearchOfList<typeof adminPostsSearch>;

const otherFilters = {
  search: textFilter("Title, tag or author"),
  status: choiceFilter("Status", statusLabels),
  scheduled: choiceFilter("Schedule", { true: "Scheduled", false: "Not scheduled" }),
};

/** For the address, which is read before the club's categories are known. */
export const adminPostsSearch = listSearch({
  ...otherFilters,
  category: { read: shortId, label: "Category", choices: {} },
});

/** With the club's categories, also those that are no longer offered. */
export function postsSearchWith(texts: TextReader): typeof adminPostsSearch {
  const labels = knownCategories(texts).map(({ id, label }) => [id, label]);
  return listSearch({
    ...otherFilters,
    category: choiceFilter("Category", Object.fromEntries(labels)),
  });
}
