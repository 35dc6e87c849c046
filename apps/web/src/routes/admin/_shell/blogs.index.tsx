import { createFileRoute } from "@tanstack/react-router";
import { PostsPage } from "../../../features/posts/admin/posts-page.tsx";
import { validateAdminPostsSearch } from "../../../features/posts/admin/posts-search.ts";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/blogs/")({
  ...searchParameters(validateAdminPostsSearch),
  head: () => adminPageHead("Blog"),
  component: AdminPosts,
});

function AdminPosts() {
  const navigate = Route.useNavigate();
  return (
    <PostsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
