import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../features/posts/admin/pages/create-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/pages/create")({
  head: ({ match: { context } }) => adminPageHead("New page", context),
  component: CreatePage,
});
