import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../../features/auth/admin/account-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/account")({
  head: ({ match: { context } }) => adminPageHead("Your account", context),
  component: AccountPage,
});
