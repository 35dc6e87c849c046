import { forgotPasswordTexts } from "@before-ten/contracts/site/texts/accounts/forgot-password";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../../features/auth/public/forgot-password-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/forgot-password")({
  staticData: { isBare: true },
  head: ({ match: { context } }) => {
    const { title, description } = context.texts(forgotPasswordTexts);
    return unlistedPageHead({ title, description, path: "/forgot-password", ...context });
  },
  component: () => (
    <Island
      name="forgot-password-page"
      component={ForgotPasswordPage}
      props={{}}
      texts={[forgotPasswordTexts, needsScriptsTexts]}
    />
  ),
});
