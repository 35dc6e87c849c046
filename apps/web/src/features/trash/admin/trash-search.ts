import { trash } from "@before-ten/contracts/trash/rules";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type TrashSearch = SearchOfList<typeof trashSearch>;

export const trashSearch = listSearch({
  search: textFilter("Name, title, address or subject"),
  kind: choiceFilter("Kind", trash, "write"),
});
