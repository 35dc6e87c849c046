import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { verifyEmailTexts } from "@before-ten/contracts/site/texts/accounts/verify-email";
import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailPage } from "../../features/auth/public/verify-email-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/verify-email/{-$token}")({
  staticData: { isBare: true },
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(verifyEmailTexts);
    return unlistedPageHead({ title, description, path: "/verify-email", ...context });
  },
  component: VerifyEmail,
});

function VerifyEmail() {
  return (
    <Island
      name="verify-email-page"
      component={VerifyEmailPage}
      props={{ token: Route.useParams().token }}
      texts={[verifyEmailTexts, needsScriptsTexts]}
    />
  );
}
