import { createFileRoute } from "@tanstack/react-router";
import { CampaignsComparedPage } from "../../../features/analytics/admin/campaigns-compared-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/analytics/campaigns")({
  ...searchParameters((given) => given),
  head: ({ match: { context } }) => adminPageHead("Campaigns compared", context),
  component: CampaignsCompared,
});

function CampaignsCompared() {
  const navigate = Route.useNavigate();
  return (
    <CampaignsComparedPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
