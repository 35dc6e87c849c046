import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "../../features/auth/public/verify-email-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/verify-email/$token")({
  head: ({ match }) =>
    unlistedPageHead({
      title: "Confirm your address",
      description: "Confirm your address.",
      path: "/verify-email",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: VerifyEmail,
});

function VerifyEmail() {
  return <Island name="verify-email-page" component={VerifyEmailPage} props={Route.useParams()} />;
}
