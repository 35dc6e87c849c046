import { createFileRoute } from "@tanstack/react-router";
import { use } from "react";
import { useList } from "../../../admin/list/use-list.ts";
import { PostsPage } from "../../../features/posts/admin/posts-page.tsx";
import { adminPostsSearch, postsSearchWith } from "../../../features/posts/admin/posts-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/blogs/")({
  ...searchParameters(adminPostsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Blog Management", context),
  component: AdminPosts,
});

function AdminPosts() {
  const search = postsSearchWith(use(SiteTexts));
  const found = search.read(Route.useLoaderDeps());
  return <PostsPage list={useList(search, found, Route.useNavigate())} />;
}
