import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../../features/dashboard/dashboard-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/")({
  head: () => staffPageHead("Dashboard"),
  component: DashboardPage,
});
