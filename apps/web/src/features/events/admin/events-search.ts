import { availabilityLabels } from "@before-ten/contracts/events/availability-messages";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type AdminEventsSearch = SearchOfList<typeof adminEventsSearch>;

/** The specified filters, whether an event is over, and what its badges say. */
export const adminEventsSearch = listSearch({
  search: textFilter("Name or location"),
  status: choiceFilter("Status", { active: "Active", draft: "Draft", completed: "Completed" }),
  ended: choiceFilter("When", { false: "Not over yet", true: "Expired" }),
  state: choiceFilter("State", { ...availabilityLabels, ...disruptionLabels }),
});
