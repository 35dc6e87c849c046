import {
  madeKeysTexts,
  resetPasswordTexts,
} from "@before-ten/contracts/site/texts/accounts/reset-password";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../../features/auth/public/reset-password-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/reset-password/$token")({
  staticData: { isBare: true },
  // Leaves out the token, as the head is read by sites the page is shared on.
  head: ({ match: { context } }) => {
    const { title, description } = context.texts(resetPasswordTexts);
    return unlistedPageHead({ title, description, path: "/reset-password", ...context });
  },
  component: ResetPassword,
});

function ResetPassword() {
  return (
    <Island
      name="reset-password-page"
      component={ResetPasswordPage}
      props={Route.useParams()}
      texts={[resetPasswordTexts, madeKeysTexts, needsScriptsTexts]}
    />
  );
}
