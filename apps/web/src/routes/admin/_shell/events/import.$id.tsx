import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../../../../features/imports/admin/import-page.tsx";
import { adminPageHead } from "../../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/events/import/$id")({
  head: ({ match: { context } }) => adminPageHead("Import events", context),
  component: EventImport,
});

function EventImport() {
  const { id } = Route.useParams();
  return <ImportPage key={id} kind="events" id={id} />;
}
