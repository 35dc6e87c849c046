import { createFileRoute } from "@tanstack/react-router";
import { ChoicesPage, LoadedChoices } from "../../features/newsletter/public/choices-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { PreferencesPage } from "../../features/newsletter/public/preferences-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { listQuery } from "../../lib/api/list-query.ts";
import { settle } from "../../lib/api/settle.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/newsletter/preferences")({
  ...searchParameters(validateMailedLinkSearch),
  loader: async ({ context, deps: { token } }) =>
    token === undefined ? undefined : settle(context.api.newsletter.choices.ensureData({ token })),
  head: ({ match }) =>
    unlistedPageHead({
      title: "Your newsletter",
      description: "Choose what you hear about, take a break, or leave.",
      path: "/newsletter/preferences",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: Preferences,
});

function Preferences() {
  const { token } = Route.useLoaderDeps();
  const { data: choices } = trpc.newsletter.choices.useQuery(
    { token: token ?? "" },
    listQuery(false),
  );
  return (
    <PreferencesPage>
      <Island name="choices-page" component={ChoicesPage} props={{ token }} startsAtOnce />
      {token !== undefined && choices !== undefined && (
        <noscript>
          <LoadedChoices token={token} choices={choices} />
        </noscript>
      )}
    </PreferencesPage>
  );
}
