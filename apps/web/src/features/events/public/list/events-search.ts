import {
  countryCode,
  monthText,
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
  page: pageNumber,
});
