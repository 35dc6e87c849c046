import { createFileRoute } from "@tanstack/react-router";
import { ChoicesPage } from "../../features/newsletter/public/choices-page.tsx";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { PreferencesPage } from "../../features/newsletter/public/preferences-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/newsletter/preferences")({
  ...searchParameters(validateMailedLinkSearch),
  head: ({ match }) =>
    unlistedPageHead({
      title: "Your newsletter",
      description: "Choose what you hear about, take a break, or leave.",
      path: "/newsletter/preferences",
      publicUrl: match.context.publicUrl,
    }),
  component: Preferences,
});

function Preferences() {
  return (
    <PreferencesPage>
      <Island
        name="choices-page"
        component={ChoicesPage}
        props={{ token: Route.useLoaderDeps().token }}
        startsAtOnce
      />
    </PreferencesPage>
  );
}
