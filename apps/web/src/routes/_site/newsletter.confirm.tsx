import { confirmNewsletterTexts } from "@before-ten/contracts/site/texts/newsletter/confirm-newsletter";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmPage } from "../../features/newsletter/public/confirm-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/newsletter/confirm")({
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(confirmNewsletterTexts);
    return unlistedPageHead({ title, description, path: "/newsletter/confirm", ...context });
  },
  component: Confirm,
});

function Confirm() {
  return (
    <Island
      name="confirm-page"
      component={ConfirmPage}
      props={{ token: Route.useLoaderDeps().token }}
      texts={[confirmNewsletterTexts, needsScriptsTexts]}
    />
  );
}
