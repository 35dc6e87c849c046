import { eventMessages } from "../../../events/messages.ts";
import { defineTexts } from "../../define-texts.ts";

export const eventsListTexts = defineTexts("events-list", "The list of parties", {
  name: "Events",
  search: "Search",
  searchLabel: "Search events",
  searchPlaceholder: "Name, city or anything else",
  country: "Country",
  anyCountry: "All",
  city: "City",
  anyCity: "All cities",
  month: "Month",
  anyMonth: "All months",
  count: "Showing {shown} of {total} events",
  emptyTitle: eventMessages.noneFound,
  emptyText: "New dates are coming soon.",
  noMatchText: "Try another word, city or month, or look in every country.",
  clear: "Clear Filters",
  endOfMatches: "That's everything that matches.",
  showAll: "Show every party",
  end: "That's every party we have announced so far.",
  toGallery: "See past parties",
  pages: "Pages",
  earlier: "Earlier parties",
  later: "Later parties",
});
