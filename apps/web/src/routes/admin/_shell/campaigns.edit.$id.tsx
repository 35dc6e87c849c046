import { createFileRoute } from "@tanstack/react-router";
import { EditCampaignPage } from "../../../features/campaigns/admin/edit-campaign-page.tsx";
import { useCampaignsChanged } from "../../../features/campaigns/admin/use-campaigns-changed.ts";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { useRevision } from "../../../features/history/admin/use-revision.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/edit/$id")({
  head: ({ match: { context } }) => adminPageHead("Edit campaign", context),
  component: EditCampaign,
});

function EditCampaign() {
  const { id } = Route.useParams();
  const [key, onRestored] = useRevision(id, useCampaignsChanged());
  // A key that resets the form for each campaign and each restored version.
  return (
    <>
      <EditCampaignPage key={key} id={id} />
      <EntityHistory key={id} kind="campaign" id={id} onRestored={onRestored} />
    </>
  );
}
