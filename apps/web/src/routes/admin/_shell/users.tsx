import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "../../../features/auth/admin/users-page.tsx";
import { validateUsersSearch } from "../../../features/auth/admin/users-search.ts";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/users")({
  ...searchParameters(validateUsersSearch),
  head: () => adminPageHead("Users"),
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
