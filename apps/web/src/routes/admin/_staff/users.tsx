import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "../../../features/users/users-page.tsx";
import { validateUsersSearch } from "../../../features/users/users-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/users")({
  validateSearch: validateUsersSearch,
  head: () => staffPageHead("Users"),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateUsersSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
