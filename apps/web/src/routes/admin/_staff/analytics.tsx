import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../../features/analytics/analytics-page.tsx";
import { validateAnalyticsSearch } from "../../../features/analytics/analytics-search.ts";
import { staffPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_staff/analytics")({
  ...searchParameters(validateAnalyticsSearch),
  head: () => staffPageHead("Analytics"),
  component: Analytics,
});

function Analytics() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
