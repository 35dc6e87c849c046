import { createFileRoute } from "@tanstack/react-router";
import { StaffEventsPage } from "../../../features/events/admin/staff-events-page.tsx";
import { validateStaffEventsSearch } from "../../../features/events/admin/staff-events-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/events/")({
  validateSearch: validateStaffEventsSearch,
  head: () => staffPageHead("Events"),
  component: StaffEvents,
});

function StaffEvents() {
  const navigate = Route.useNavigate();
  return (
    <StaffEventsPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateStaffEventsSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
