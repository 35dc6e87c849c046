import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsPage } from "../../../features/analytics/admin/analytics-page.tsx";
import { validateAnalyticsSearch } from "../../../features/analytics/admin/analytics-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/analytics/")({
  // Routes are loaded with every page: only the page itself reads its long question.
  ...searchParameters((given) => given),
  head: ({ match: { context } }) => adminPageHead("Analytics", context),
  component: Analytics,
});

function Analytics() {
  const navigate = Route.useNavigate();
  return (
    <AnalyticsPage
      search={validateAnalyticsSearch(Route.useLoaderDeps())}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
