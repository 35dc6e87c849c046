import { createFileRoute } from "@tanstack/react-router";
import { HealthPage } from "../../../features/health/admin/health-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/health")({
  head: ({ match: { context } }) => adminPageHead("Health", context),
  component: HealthPage,
});
