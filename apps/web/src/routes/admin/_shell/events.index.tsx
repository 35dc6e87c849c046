import { createFileRoute } from "@tanstack/react-router";
import { EventsPage } from "../../../features/events/admin/events-page.tsx";
import { validateAdminEventsSearch } from "../../../features/events/admin/events-search.ts";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/events/")({
  ...searchParameters(validateAdminEventsSearch),
  head: () => adminPageHead("Events"),
  component: AdminEvents,
});

function AdminEvents() {
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
