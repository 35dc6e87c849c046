import { type SearchOfList, choiceFilter, listSearch } from "../../../admin/list/list-search.ts";
import { adminRoleLabels } from "../../../admin/shell/role-labels.ts";
import { roleLabels } from "./user-labels.ts";

export type UsersSearch = SearchOfList<typeof usersSearch>;

export const usersSearch = listSearch({
  role: choiceFilter("Account", roleLabels),
  adminRole: choiceFilter("Role", adminRoleLabels),
});
