import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type ImagesSearch = SearchOfList<typeof imagesSearch>;

export const imagesSearch = listSearch({
  search: textFilter("Alternative text, file or use"),
  used: choiceFilter("Use", { true: "Used", false: "Not used" }),
});
