import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import {
  choicesHistoryTexts,
  choicesTexts,
} from "@before-ten/contracts/site/texts/newsletter/choices";
import { emailRowTexts } from "@before-ten/contracts/site/texts/newsletter/email-row";
import { linkFormTexts } from "@before-ten/contracts/site/texts/newsletter/link-form";
import { preferencesTexts } from "@before-ten/contracts/site/texts/newsletter/preferences";
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
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  loader: async ({ context, deps: { token } }) =>
    token === undefined ? undefined : settle(context.api.newsletter.choices.ensureData({ token })),
  head: ({ match: { context } }) => {
    const { title, description } = context.texts(preferencesTexts);
    return unlistedPageHead({ title, description, path: "/newsletter/preferences", ...context });
  },
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
      <Island
        name="choices-page"
        component={ChoicesPage}
        props={{ token }}
        texts={[choicesTexts, choicesHistoryTexts, countryTexts, linkFormTexts, emailRowTexts]}
        startsAtOnce
      />
      {token !== undefined && choices !== undefined && (
        <noscript>
          <LoadedChoices token={token} choices={choices} />
        </noscript>
      )}
    </PreferencesPage>
  );
}
