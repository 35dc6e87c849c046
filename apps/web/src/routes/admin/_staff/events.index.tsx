import { createFileRoute } from "@tanstack/react-router";
import { StaffEventsPage } from "../../../features/events/admin/staff-events-page.tsx";
import { validateStaffEventsSearch } from "../../../features/events/admin/staff-events-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_staff/events/")({
  ...searchParameters(validateStaffEventsSearch),
  head: () => staffPageHead("Events"),
  component: StaffEvents,
});

function StaffEvents() {
  const navigate = Route.useNavigate();
  return (
    <StaffEventsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
