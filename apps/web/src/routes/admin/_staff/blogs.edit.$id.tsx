import { createFileRoute } from "@tanstack/react-router";
import { EditPostPage } from "../../../features/blogs/admin/edit-post-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/blogs/edit/$id")({
  head: () => staffPageHead("Edit blog post"),
  component: EditPost,
});

function EditPost() {
  const { id } = Route.useParams();
  // A form of its own for each post.
  return <EditPostPage key={id} id={id} />;
}
