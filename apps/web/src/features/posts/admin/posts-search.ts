import { postCategoryLabels } from "@before-ten/contracts/posts/rules";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";
import { statusLabels } from "./post-labels.ts";

export type AdminPostsSearch = SearchOfList<typeof adminPostsSearch>;

export const adminPostsSearch = listSearch({
  search: textFilter("Title, tag or author"),
  status: choiceFilter("Status", statusLabels),
  scheduled: choiceFilter("Schedule", { true: "Scheduled", false: "Not scheduled" }),
  category: choiceFilter("Category", postCategoryLabels),
});
