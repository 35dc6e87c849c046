import { createFileRoute } from "@tanstack/react-router";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../features/history/admin/use-revision.ts";
import { EditVenue } from "../../../features/events/admin/venues/edit-venue.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/venues/edit/$id")({
  head: ({ match: { context } }) => adminPageHead("Edit venue", context),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const utils = trpc.useUtils();
  const [key, onRestored] = useRevision(id, () =>
    Promise.all([utils.venues.invalidate(), utils.events.invalidate()]),
  );
  // A key that resets the form for each venue and each restored version.
  return (
    <>
      <EditVenue key={key} id={id} />
      <EntityHistory key={id} kind="venue" id={id} onRestored={onRestored} />
    </>
  );
}
