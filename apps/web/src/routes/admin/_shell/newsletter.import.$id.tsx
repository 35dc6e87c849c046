import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../../../features/imports/admin/import-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/newsletter/import/$id")({
  head: ({ match: { context } }) => adminPageHead("Import subscribers", context),
  component: SubscriberImport,
});

function SubscriberImport() {
  const { id } = Route.useParams();
  return <ImportPage key={id} kind="subscribers" id={id} />;
}
