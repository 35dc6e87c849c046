import { createFileRoute } from "@tanstack/react-router";
import { OpenPreviewPage } from "../../../features/posts/admin/open-preview-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/blogs/preview/$id")({
  head: ({ match: { context } }) => adminPageHead("Preview", context),
  component: OpenPreview,
});

function OpenPreview() {
  const { id } = Route.useParams();
  return <OpenPreviewPage key={id} kind="post" id={id} />;
}
