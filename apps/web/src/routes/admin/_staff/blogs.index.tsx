import { createFileRoute } from "@tanstack/react-router";
import { StaffPostsPage } from "../../../features/blogs/admin/staff-posts-page.tsx";
import { validateStaffPostsSearch } from "../../../features/blogs/admin/staff-posts-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_staff/blogs/")({
  ...searchParameters(validateStaffPostsSearch),
  head: () => staffPageHead("Blog"),
  component: StaffPosts,
});

function StaffPosts() {
  const navigate = Route.useNavigate();
  return (
    <StaffPostsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
