import { createFileRoute } from "@tanstack/react-router";
import { WebhooksPage } from "../../../features/webhooks/admin/webhooks-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/webhooks")({
  head: ({ match: { context } }) => adminPageHead("Webhooks", context),
  component: WebhooksPage,
});
