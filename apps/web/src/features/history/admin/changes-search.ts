import { actionLabels, actorLabels, kindLabels } from "@before-ten/contracts/history/labels";
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
  search: textFilter("Who, what, or a value"),
  kind: choiceFilter("What", kindLabels),
  action: choiceFilter("Action", actionLabels),
  actor: choiceFilter("Who", actorLabels),
  from: dayFilter("From"),
  to: dayFilter("To"),
  entityId: linkedFilter(),
});
