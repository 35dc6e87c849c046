import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../../features/auth/public/forgot-password-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/forgot-password")({
  head: ({ match }) =>
    unlistedPageHead({
      title: "Forgot your password?",
      description: "Get a link to choose a new password.",
      path: "/forgot-password",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: () => <Island name="forgot-password-page" component={ForgotPasswordPage} props={{}} />,
});
