import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "../../features/auth/public/invitation-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters, searchReader } from "../../lib/search-parameters.ts";

const readSearch = searchReader({
  token: (given) => (typeof given === "string" && given !== "" ? given : undefined),
});

export const Route = createFileRoute("/_site/invitation")({
  ...searchParameters(readSearch),
  // Leaves out the token, as the head is read by sites the page is shared on.
  head: ({ match }) =>
    unlistedPageHead({
      title: "Your invitation",
      description: "Accept an invitation to the team.",
      path: "/invitation",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: Invitation,
});

function Invitation() {
  return (
    <Island
      name="invitation-page"
      component={InvitationPage}
      props={{ token: Route.useLoaderDeps().token }}
      startsAtOnce
    />
  );
}
