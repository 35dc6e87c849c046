import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "../../../features/users/users-page.tsx";
import { validateUsersSearch } from "../../../features/users/users-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_staff/users")({
  ...searchParameters(validateUsersSearch),
  head: () => staffPageHead("Users"),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
