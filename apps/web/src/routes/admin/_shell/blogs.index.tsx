import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { PostsPage } from "../../../features/posts/admin/posts-page.tsx";
import { adminPostsSearch } from "../../../features/posts/admin/posts-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/blogs/")({
  ...searchParameters(adminPostsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Blog Management", context),
  component: AdminPosts,
});

function AdminPosts() {
  return <PostsPage list={useList(adminPostsSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
