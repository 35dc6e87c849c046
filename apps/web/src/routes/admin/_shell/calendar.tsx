import { createFileRoute } from "@tanstack/react-router";
import { CalendarPage } from "../../../features/calendar/admin/calendar-page.tsx";
import { readCalendarSearch } from "../../../features/calendar/admin/calendar-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/calendar")({
  ...searchParameters(readCalendarSearch),
  head: ({ match: { context } }) => adminPageHead("Calendar", context),
  component: Calendar,
});

function Calendar() {
  const navigate = Route.useNavigate();
  return (
    <CalendarPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
