import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type SubscriberSearch = SearchOfList<typeof subscriberSearch>;

export const subscriberSearch = listSearch({
  search: textFilter("Search by email or tags..."),
  status: choiceFilter<SubscriberStatus>("Status", {
    active: "Active",
    pending: "Pending",
    unsubscribed: "Unsubscribed",
    bounced: "Bounced",
  }),
});
