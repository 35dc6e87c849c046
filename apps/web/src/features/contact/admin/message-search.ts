import { type ContactStatus, contactTypeLabels } from "@before-ten/contracts/contact/types";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type MessageSearch = SearchOfList<typeof messageSearch>;

export const messageSearch = listSearch({
  search: textFilter("Name, e-mail or words"),
  type: choiceFilter("Type", contactTypeLabels),
  status: choiceFilter<ContactStatus>("Status", { new: "New", answered: "Answered" }),
});
