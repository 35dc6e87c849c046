import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../../features/analytics/analytics-page.tsx";
import { validateAnalyticsSearch } from "../../../features/analytics/analytics-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/analytics")({
  validateSearch: validateAnalyticsSearch,
  head: () => staffPageHead("Analytics"),
  component: Analytics,
});

function Analytics() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateAnalyticsSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
