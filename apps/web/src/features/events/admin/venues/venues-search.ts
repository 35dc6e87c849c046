import { choiceFilter, listSearch, textFilter } from "../../../../admin/list/list-search.ts";
import { venueStatusLabels } from "./venue-form-values.ts";

export const venuesSearch = listSearch({
  search: textFilter("Name or place"),
  status: choiceFilter("Status", venueStatusLabels),
});
