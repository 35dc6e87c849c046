import { createFileRoute } from "@tanstack/react-router";
import { SenderHealthPage } from "../../../features/sender-health/admin/sender-health-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/sender-health")({
  head: ({ match: { context } }) => adminPageHead("Sender's health", context),
  component: SenderHealthPage,
});
