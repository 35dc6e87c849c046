import { createFileRoute } from "@tanstack/react-router";
import { ConfirmAlertPage } from "../../features/alerts/public/confirm-alert-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/alerts/confirm")({
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match }) =>
    unlistedPageHead({
      title: "Shall we tell you?",
      description: "Confirm that you want to be told once by email.",
      path: "/alerts/confirm",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: ConfirmAlert,
});

function ConfirmAlert() {
  return (
    <Island
      name="confirm-alert-page"
      component={ConfirmAlertPage}
      props={{ token: Route.useLoaderDeps().token }}
    />
  );
}
