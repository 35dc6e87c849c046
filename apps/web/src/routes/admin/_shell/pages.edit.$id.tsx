import { createFileRoute } from "@tanstack/react-router";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../features/history/admin/use-revision.ts";
import { EditPage } from "../../../features/posts/admin/pages/edit-page.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/pages/edit/$id")({
  head: ({ match: { context } }) => adminPageHead("Edit page", context),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const utils = trpc.useUtils();
  const [key, onRestored] = useRevision(id, () => utils.pages.invalidate());
  // A key that resets the form for each page and each restored version.
  return (
    <>
      <EditPage key={key} id={id} />
      <EntityHistory key={id} kind="page" id={id} onRestored={onRestored} />
    </>
  );
}
