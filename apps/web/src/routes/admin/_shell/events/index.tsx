import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../../admin/list/use-list.ts";
import { EventsPage } from "../../../../features/events/admin/list/events-page.tsx";
import { adminEventsSearch } from "../../../../features/events/admin/list/events-search.ts";
import { adminPageHead } from "../../../../lib/page/page-head.ts";
import { searchParameters } from "../../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/events/")({
  ...searchParameters(adminEventsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Events", context),
  component: AdminEvents,
});

function AdminEvents() {
  return (
    <EventsPage list={useList(adminEventsSearch, Route.useLoaderDeps(), Route.useNavigate())} />
  );
}
