import { actorLabels } from "@before-ten/contracts/history/labels";
import { securityTexts } from "@before-ten/contracts/history/messages";
import {
  type SearchOfList,
  choiceFilter,
  dayFilter,
  listSearch,
} from "../../../admin/list/list-search.ts";

export type SecuritySearch = SearchOfList<typeof securitySearch>;

export const securitySearch = listSearch({
  event: choiceFilter("What happened", securityTexts),
  actor: choiceFilter("Who", { ...actorLabels, visitor: "Not signed in" }),
  from: dayFilter("From"),
  to: dayFilter("To"),
});
