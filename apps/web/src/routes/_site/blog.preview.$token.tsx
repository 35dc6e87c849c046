import { postPreviewTexts } from "@before-ten/contracts/site/texts/posts/post-preview";
import { createFileRoute } from "@tanstack/react-router";
import { nextPartyInput } from "../../features/events/public/list/events-queries.ts";
import { NextParty } from "../../features/events/public/tickets/next-party.tsx";
import { PostPreview } from "../../features/posts/public/post-preview.tsx";
import { NewsletterIsland } from "../../islands/newsletter-island.tsx";
import { listQuery } from "../../lib/api/list-query.ts";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { settle } from "../../lib/api/settle.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { pathTo } from "../../lib/site-path.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

export const Route = createFileRoute("/_site/blog/preview/$token")({
  loader: async ({ context, params }) => {
    const [preview] = await Promise.all([
      orNotFound(context.api.postPreviews.read.ensureData(params)),
      settle(context.api.events.upcoming.ensureData(nextPartyInput)),
    ]);
    return preview;
  },
  head: ({ loaderData: preview, match }) =>
    unlistedPageHead({
      title:
        preview === undefined
          ? match.context.texts(postPreviewTexts).endedTitle
          : preview.post.title,
      description: match.context.texts(postPreviewTexts).description,
      path: "/blog/preview",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  // Neither the browser nor a proxy may cache a draft.
  headers: () => ({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  }),
  component: Preview,
  notFoundComponent: EndedPreview,
  errorComponent: FailedPreview,
});

function Preview() {
  const [preview] = trpc.postPreviews.read.useSuspenseQuery(Route.useParams());
  const upcoming = trpc.events.upcoming.useQuery(nextPartyInput, listQuery(false));
  return (
    <PostPreview
      preview={preview}
      nextParty={<NextParty upcoming={upcoming.data?.items} now={useRenderedAt()} />}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
      newsletter={<NewsletterIsland />}
    />
  );
}

function EndedPreview() {
  const { endedTitle, endedText } = useTexts(postPreviewTexts);
  return (
    <MessagePage title={endedTitle} text={endedText}>
      <BackToBlog />
    </MessagePage>
  );
}

function FailedPreview() {
  const { failedTitle, failedText } = useTexts(postPreviewTexts);
  return (
    <MessagePage title={failedTitle} text={failedText}>
      <BackToBlog />
    </MessagePage>
  );
}

function BackToBlog() {
  return (
    <a href={pathTo("/blog")} className={actionClass("gold", "large")}>
      {useTexts(postPreviewTexts).toBlog}
    </a>
  );
}
