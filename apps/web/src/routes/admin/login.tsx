import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "../../features/auth/login-page.tsx";
import { staffPageHead } from "../../lib/page-head.ts";

export const Route = createFileRoute("/admin/login")({
  head: () => staffPageHead("Sign in"),
  component: LoginPage,
});
