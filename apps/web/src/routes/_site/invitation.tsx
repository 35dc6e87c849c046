import { invitationTexts } from "@before-ten/contracts/site/texts/accounts/invitation";
import { invitedToTexts } from "@before-ten/contracts/site/texts/accounts/invited-to";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "../../features/auth/public/invitation-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters, searchReader } from "../../lib/search-parameters.ts";

const readSearch = searchReader({
  token: (given) => (typeof given === "string" && given !== "" ? given : undefined),
});

export const Route = createFileRoute("/_site/invitation")({
  staticData: { isBare: true },
  ...searchParameters(readSearch),
  // Leaves out the token, as the head is read by sites the page is shared on.
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(invitationTexts);
    return unlistedPageHead({ title, description, path: "/invitation", ...context });
  },
  component: Invitation,
});

function Invitation() {
  return (
    <Island
      name="invitation-page"
      component={InvitationPage}
      props={{ token: Route.useLoaderDeps().token }}
      texts={[invitationTexts, invitedToTexts, needsScriptsTexts]}
      startsAtOnce
    />
  );
}
