import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { emailRowTexts } from "@before-ten/contracts/site/texts/newsletter/email-row";
import { linkFormTexts } from "@before-ten/contracts/site/texts/newsletter/link-form";
import { unsubscribeTexts } from "@before-ten/contracts/site/texts/newsletter/unsubscribe";
import { createFileRoute } from "@tanstack/react-router";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { UnsubscribePage } from "../../features/newsletter/public/unsubscribe-page.tsx";
import { Island } from "../../islands/island.tsx";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { listQuery } from "../../lib/api/list-query.ts";
import { settle } from "../../lib/api/settle.ts";
import { trpc } from "../../lib/api/trpc.ts";

export const Route = createFileRoute("/_site/unsubscribe")({
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  loader: async ({ context, deps: { token } }) =>
    token === undefined
      ? undefined
      : settle(context.api.newsletter.linkedAddress.ensureData({ token })),
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(unsubscribeTexts);
    return unlistedPageHead({ title, description, path: "/unsubscribe", ...context });
  },
  component: Unsubscribe,
});

function Unsubscribe() {
  const { email, token, via } = Route.useLoaderDeps();
  const linked = trpc.newsletter.linkedAddress.useQuery({ token: token ?? "" }, listQuery(false));
  const address = linked.data?.email ?? undefined;
  return (
    <Island
      name="unsubscribe-page"
      component={UnsubscribePage}
      props={{ email, token, via, address }}
      texts={[unsubscribeTexts, linkFormTexts, emailRowTexts, needsScriptsTexts]}
      startsAtOnce={email !== undefined && token === undefined}
    />
  );
}
