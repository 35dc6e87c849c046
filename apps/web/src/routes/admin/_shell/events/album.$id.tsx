import { createFileRoute } from "@tanstack/react-router";
import { AlbumPage } from "../../../../features/albums/admin/album-page.tsx";
import { EntityHistory } from "../../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../../features/history/admin/use-revision.ts";
import { adminPageHead } from "../../../../lib/page/page-head.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

export const Route = createFileRoute("/admin/_shell/events/album/$id")({
  head: ({ match: { context } }) => adminPageHead("Album", context),
  component: AlbumOfEvent,
});

function AlbumOfEvent() {
  const { id } = Route.useParams();
  const { albums } = trpc.useUtils();
  const [key, onRestored] = useRevision(id, () => albums.invalidate());
  // A key that resets the form for each event and each restored version.
  return (
    <>
      <AlbumPage key={key} id={id} />
      <EntityHistory key={id} kind="album" id={id} onRestored={onRestored} />
    </>
  );
}
