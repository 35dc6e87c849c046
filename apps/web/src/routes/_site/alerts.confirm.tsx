import { confirmAlertTexts } from "@before-ten/contracts/site/texts/events/confirm-alert";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmAlertPage } from "../../features/alerts/public/confirm-alert-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/alerts/confirm")({
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match: { context } }) => {
    const { title, description } = context.texts(confirmAlertTexts);
    return unlistedPageHead({ title, description, path: "/alerts/confirm", ...context });
  },
  component: ConfirmAlert,
});

function ConfirmAlert() {
  return (
    <Island
      name="confirm-alert-page"
      component={ConfirmAlertPage}
      texts={[confirmAlertTexts, needsScriptsTexts]}
      props={{ token: Route.useLoaderDeps().token }}
    />
  );
}
