import { createFileRoute } from "@tanstack/react-router";
import { EditCampaignPage } from "../../../features/campaigns/admin/edit-campaign-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/edit/$id")({
  head: () => adminPageHead("Edit campaign"),
  component: EditCampaign,
});

function EditCampaign() {
  const { id } = Route.useParams();
  // A form of its own for each campaign.
  return <EditCampaignPage key={id} id={id} />;
}
