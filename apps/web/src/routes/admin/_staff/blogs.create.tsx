import { createFileRoute } from "@tanstack/react-router";
import { CreatePostPage } from "../../../features/blogs/admin/create-post-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/blogs/create")({
  head: () => staffPageHead("Create blog post"),
  component: CreatePostPage,
});
