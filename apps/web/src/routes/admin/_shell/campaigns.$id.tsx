import { createFileRoute } from "@tanstack/react-router";
import { CampaignPage } from "../../../features/campaigns/admin/campaign-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/$id")({
  head: () => adminPageHead("Campaign"),
  component: Campaign,
});

function Campaign() {
  const { id } = Route.useParams();
  // What is open over the page belongs to one campaign.
  return <CampaignPage key={id} id={id} />;
}
