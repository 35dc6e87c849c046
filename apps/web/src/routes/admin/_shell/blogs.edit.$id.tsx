import { createFileRoute } from "@tanstack/react-router";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../features/history/admin/use-revision.ts";
import { EditPostPage } from "../../../features/posts/admin/edit-post-page.tsx";
import { usePostsChanged } from "../../../features/posts/admin/use-posts-changed.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/blogs/edit/$id")({
  head: ({ match: { context } }) => adminPageHead("Edit blog post", context),
  component: EditPost,
});

function EditPost() {
  const { id } = Route.useParams();
  const [key, onRestored] = useRevision(id, usePostsChanged());
  // A key that resets the form for each post and each restored version.
  return (
    <>
      <EditPostPage key={key} id={id} />
      <EntityHistory key={id} kind="post" id={id} onRestored={onRestored} />
    </>
  );
}
