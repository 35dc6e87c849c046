import { pagePreviewTexts } from "@before-ten/contracts/site/texts/posts/post-preview";
import { createFileRoute } from "@tanstack/react-router";
import { PagePreview } from "../../features/posts/public/post-preview.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { unlistedPageHead } from "../../lib/page/page-head.ts";
import { pathTo } from "../../lib/site-path.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

export const Route = createFileRoute("/_site/p/preview/$token")({
  loader: ({ context, params }) => orNotFound(context.api.pagePreviews.read.ensureData(params)),
  head: ({ loaderData: preview, match }) =>
    unlistedPageHead({
      title:
        preview === undefined
          ? match.context.texts(pagePreviewTexts).endedTitle
          : preview.page.title,
      description: match.context.texts(pagePreviewTexts).description,
      path: "/p/preview",
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
  const [preview] = trpc.pagePreviews.read.useSuspenseQuery(Route.useParams());
  return <PagePreview preview={preview} />;
}

function EndedPreview() {
  const { endedTitle, endedText } = useTexts(pagePreviewTexts);
  return (
    <MessagePage title={endedTitle} text={endedText}>
      <ToHome />
    </MessagePage>
  );
}

function FailedPreview() {
  const { failedTitle, failedText } = useTexts(pagePreviewTexts);
  return (
    <MessagePage title={failedTitle} text={failedText}>
      <ToHome />
    </MessagePage>
  );
}

function ToHome() {
  return (
    <a href={pathTo("/")} className={actionClass("gold", "large")}>
      {useTexts(pagePreviewTexts).toHome}
    </a>
  );
}
