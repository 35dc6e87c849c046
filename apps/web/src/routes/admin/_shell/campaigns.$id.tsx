import { createFileRoute } from "@tanstack/react-router";
import { CampaignPage } from "../../../features/campaigns/admin/campaign-page.tsx";
import { useCampaignsChanged } from "../../../features/campaigns/admin/use-campaigns-changed.ts";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/$id")({
  head: ({ match: { context } }) => adminPageHead("Campaign", context),
  component: Campaign,
});

function Campaign() {
  const { id } = Route.useParams();
  const changed = useCampaignsChanged();
  // A key, as open dialogs belong to one campaign.
  return (
    <>
      <CampaignPage key={id} id={id} />
      <EntityHistory key={id} kind="campaign" id={id} onRestored={changed} />
    </>
  );
}
