import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type AdminEventsSearch = SearchOfList<typeof adminEventsSearch>;

/** The specified filters, and whether an event is over. */
export const adminEventsSearch = listSearch({
  search: textFilter("Name or location"),
  status: choiceFilter("Status", { active: "Active", draft: "Draft", completed: "Completed" }),
  ended: choiceFilter("When", { false: "Not over yet", true: "Expired" }),
});
