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
import { rowId, searchReader } from "../../../lib/search-parameters.ts";

export type MessageSearch = SearchOfList<typeof messageSearch>;

export const messageSearch = listSearch({
  search: textFilter("Name, email or words"),
  type: choiceFilter("Type", contactTypeLabels),
  status: choiceFilter<ContactStatus>("Status", { open: "Open", done: "Done" }),
  assigned: choiceFilter<ContactAssignment>("Assigned to", { me: "Me", nobody: "Unassigned" }),
});

const readOpen = searchReader({ open: rowId });

/** Reads the list's filters and the open message from the address. */
export function readMessagesAddress(
  given: Record<string, unknown>,
): MessageSearch & ReturnType<typeof readOpen> {
  return { ...messageSearch.read(given), ...readOpen(given) };
}
