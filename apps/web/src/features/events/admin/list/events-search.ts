import { availabilityLabels } from "@before-ten/contracts/events/admin-messages";
import { type EventSort, type EventSortKey, eventSorts } from "@before-ten/contracts/events/sorts";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../../admin/list/list-search.ts";

export type AdminEventsSearch = SearchOfList<typeof adminEventsSearch>;

/** Upcoming events first, soonest at the top, then past ones. */
export const usualSort: EventSort = "next";

export const sortLabels: Readonly<Record<EventSortKey, string>> = {
  date: "Date",
  country: "Country",
  state: "State",
  clicks: "Clicks",
};

/** The specified filters, and filters for past events and for what the badges show. */
export const adminEventsSearch = listSearch(
  {
    search: textFilter("Name or location"),
    status: choiceFilter("Status", { active: "Active", draft: "Draft", completed: "Completed" }),
    ended: choiceFilter("When", { false: "Not over yet", true: "Expired" }),
    scheduled: choiceFilter("Schedule", { true: "Scheduled", false: "Not scheduled" }),
    state: choiceFilter("State", { ...availabilityLabels, ...disruptionLabels }),
  },
  eventSorts.toSorted((one, other) => Number(other === usualSort) - Number(one === usualSort)),
);
