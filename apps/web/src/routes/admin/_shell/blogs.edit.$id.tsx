import { createFileRoute } from "@tanstack/react-router";
import { EditPostPage } from "../../../features/posts/admin/edit-post-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_shell/blogs/edit/$id")({
  head: () => adminPageHead("Edit blog post"),
  component: EditPost,
});

function EditPost() {
  const { id } = Route.useParams();
  // A form of its own for each post.
  return <EditPostPage key={id} id={id} />;
}
