import { historyTable } from "@before-ten/contracts/history/rules";
import { actionLabels, actorLabels } from "@before-ten/contracts/history/labels";
import {
  type SearchOfList,
  choiceFilter,
  dayFilter,
  linkedFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type ChangesSearch = SearchOfList<typeof changesSearch>;

export const changesSearch = listSearch({
  search: textFilter("Who, what, a field or a value"),
  kind: choiceFilter("What", historyTable),
  action: choiceFilter("Action", actionLabels),
  actor: choiceFilter("Who", actorLabels),
  from: dayFilter("From"),
  to: dayFilter("To"),
  entityId: linkedFilter(),
});
