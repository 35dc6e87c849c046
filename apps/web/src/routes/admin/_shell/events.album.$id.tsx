import { createFileRoute } from "@tanstack/react-router";
import { AlbumPage } from "../../../features/albums/admin/album-page.tsx";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_shell/events/album/$id")({
  head: () => adminPageHead("Album"),
  component: AlbumOfEvent,
});

function AlbumOfEvent() {
  const { id } = Route.useParams();
  return (
    <>
      <AlbumPage key={id} id={id} />
      <EntityHistory key={`history ${id}`} kind="album" id={id} />
    </>
  );
}
