import { type SearchOfList, choiceFilter, listSearch } from "../../../admin/list/list-search.ts";
import { roleLabels } from "./user-labels.ts";

export type UsersSearch = SearchOfList<typeof usersSearch>;

export const usersSearch = listSearch({ role: choiceFilter("Role", roleLabels) });
