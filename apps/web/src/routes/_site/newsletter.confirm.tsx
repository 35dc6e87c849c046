import { createFileRoute } from "@tanstack/react-router";
import { ConfirmPage } from "../../features/newsletter/public/confirm-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/newsletter/confirm")({
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match }) =>
    unlistedPageHead({
      title: "Confirm your subscription",
      description: "Confirm that you want the newsletter.",
      path: "/newsletter/confirm",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: Confirm,
});

function Confirm() {
  return (
    <Island
      name="confirm-page"
      component={ConfirmPage}
      props={{ token: Route.useLoaderDeps().token }}
    />
  );
}
