import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { CampaignsPage } from "../../../features/campaigns/admin/list/campaigns-page.tsx";
import { campaignsSearch } from "../../../features/campaigns/admin/list/campaigns-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/")({
  ...searchParameters(campaignsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Campaigns", context),
  component: Campaigns,
});

function Campaigns() {
  return (
    <CampaignsPage list={useList(campaignsSearch, Route.useLoaderDeps(), Route.useNavigate())} />
  );
}
