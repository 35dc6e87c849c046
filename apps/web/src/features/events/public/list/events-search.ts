import { eventDays } from "@before-ten/contracts/events/days";
import { decades } from "@before-ten/contracts/events/decades";
import {
  countryCode,
  monthText,
  oneOf,
  pageNumber,
  searchReader,
  searchText,
} from "../../../../lib/search-parameters.ts";

export type EventsSearch = ReturnType<typeof validateEventsSearch>;

export const validateEventsSearch = searchReader({
  q: searchText,
  country: countryCode,
  city: searchText,
  month: monthText,
  day: oneOf(eventDays),
  genre: searchText,
  decade: oneOf(decades),
  page: pageNumber,
});
