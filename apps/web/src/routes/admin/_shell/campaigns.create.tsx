import { createFileRoute } from "@tanstack/react-router";
import { CreateCampaignPage } from "../../../features/campaigns/admin/create-campaign-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/campaigns/create")({
  head: ({ match: { context } }) => adminPageHead("New campaign", context),
  component: CreateCampaignPage,
});
