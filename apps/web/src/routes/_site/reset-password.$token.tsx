import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../../features/auth/public/reset-password-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/reset-password/$token")({
  // Leaves out the token, as the head is read by sites the page is shared on.
  head: ({ match }) =>
    unlistedPageHead({
      title: "Choose a new password",
      description: "Choose a new password.",
      path: "/reset-password",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: ResetPassword,
});

function ResetPassword() {
  return (
    <Island name="reset-password-page" component={ResetPasswordPage} props={Route.useParams()} />
  );
}
