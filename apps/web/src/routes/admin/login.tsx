import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "../../features/auth/admin/login-page.tsx";
import { adminPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/login")({
  head: ({ match: { context } }) => adminPageHead("Sign in", context),
  component: LoginPage,
});
