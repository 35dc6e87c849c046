import {
  countryCode,
  pageNumber,
  searchReader,
  searchText,
} from "../../../lib/search-parameters.ts";

export type EventsSearch = ReturnType<typeof validateEventsSearch>;

export const validateEventsSearch = searchReader({
  q: searchText,
  country: countryCode,
  page: pageNumber,
});
