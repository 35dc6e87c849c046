import { createFileRoute } from "@tanstack/react-router";
import { StaffPostsPage } from "../../../features/blogs/admin/staff-posts-page.tsx";
import { validateStaffPostsSearch } from "../../../features/blogs/admin/staff-posts-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/blogs/")({
  validateSearch: validateStaffPostsSearch,
  head: () => staffPageHead("Blog"),
  component: StaffPosts,
});

function StaffPosts() {
  const navigate = Route.useNavigate();
  return (
    <StaffPostsPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateStaffPostsSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
