import {
  type ContactAssignment,
  type ContactStatus,
  contactTypeLabels,
} from "@before-ten/contracts/contact/types";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type MessageSearch = SearchOfList<typeof messageSearch>;

export const messageSearch = listSearch({
  search: textFilter("Name, email or words"),
  type: choiceFilter("Type", contactTypeLabels),
  status: choiceFilter<ContactStatus>("Status", { open: "Open", done: "Done" }),
  assigned: choiceFilter<ContactAssignment>("Assigned to", { me: "Me", nobody: "Nobody" }),
});
