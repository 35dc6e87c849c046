import { createFileRoute } from "@tanstack/react-router";
import { SettingsPage } from "../../../features/site/admin/settings-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/settings")({
  head: ({ match: { context } }) => adminPageHead("Settings", context),
  component: SettingsPage,
});
