import { choiceFilter, listSearch, textFilter } from "../../../../admin/list/list-search.ts";
import { statusLabels } from "../post-labels.ts";

export const pagesSearch = listSearch({
  search: textFilter("Title, text or address"),
  status: choiceFilter("Status", { draft: statusLabels.draft, published: statusLabels.published }),
});
