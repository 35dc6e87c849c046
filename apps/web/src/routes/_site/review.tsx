import { reviewTexts } from "@before-ten/contracts/site/texts/events/review";
import { createFileRoute } from "@tanstack/react-router";
import { validateMailedLinkSearch } from "../../features/newsletter/public/mailed-link-search.ts";
import { ReviewPage } from "../../features/reviews/public/review-page.tsx";
import { listQuery } from "../../lib/api/list-query.ts";
import { settle } from "../../lib/api/settle.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/review")({
  staticData: { isBare: true },
  ...searchParameters(validateMailedLinkSearch),
  loader: async ({ context, deps: { token } }) =>
    token === undefined ? undefined : settle(context.api.reviews.read.ensureData({ token })),
  head: ({ match: { context } }) => {
    const { headTitle: title, description } = context.texts(reviewTexts);
    return unlistedPageHead({ title, description, path: "/review", ...context });
  },
  component: Review,
});

function Review() {
  const { token } = Route.useLoaderDeps();
  const { data, error } = trpc.reviews.read.useQuery({ token: token ?? "" }, listQuery(false));
  return <ReviewPage token={token} own={data} error={error} />;
}
