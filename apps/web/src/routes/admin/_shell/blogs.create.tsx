import { createFileRoute } from "@tanstack/react-router";
import { CreatePostPage } from "../../../features/posts/admin/create-post-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/blogs/create")({
  head: ({ match: { context } }) => adminPageHead("Create blog post", context),
  component: CreatePostPage,
});
