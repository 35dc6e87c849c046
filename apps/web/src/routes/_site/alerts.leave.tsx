import { leaveAlertTexts } from "@before-ten/contracts/site/texts/events/leave-alert";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { LeaveAlertPage } from "../../features/alerts/public/leave-alert-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/alerts/leave")({
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match: { context } }) => {
    const { headTitle, description } = context.texts(leaveAlertTexts);
    return unlistedPageHead({ title: headTitle, description, path: "/alerts/leave", ...context });
  },
  component: LeaveAlert,
});

function LeaveAlert() {
  return (
    <Island
      name="leave-alert-page"
      component={LeaveAlertPage}
      texts={[leaveAlertTexts, needsScriptsTexts]}
      props={{ token: Route.useLoaderDeps().token }}
    />
  );
}
