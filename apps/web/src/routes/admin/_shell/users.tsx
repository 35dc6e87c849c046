import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { UsersPage } from "../../../features/auth/admin/users-page.tsx";
import { usersSearch } from "../../../features/auth/admin/users-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/users")({
  ...searchParameters(usersSearch.read),
  head: ({ match: { context } }) => adminPageHead("Users", context),
  component: Users,
});

function Users() {
  return <UsersPage list={useList(usersSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
