import { createFileRoute } from "@tanstack/react-router";
import { LeaveAlertPage } from "../../features/alerts/public/leave-alert-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/alerts/leave")({
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match }) =>
    unlistedPageHead({
      title: "Delete your address",
      description: "Cancel, and hear nothing more.",
      path: "/alerts/leave",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: LeaveAlert,
});

function LeaveAlert() {
  return (
    <Island
      name="leave-alert-page"
      component={LeaveAlertPage}
      props={{ token: Route.useLoaderDeps().token }}
    />
  );
}
