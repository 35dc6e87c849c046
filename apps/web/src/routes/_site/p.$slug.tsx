import { pagePath } from "@before-ten/contracts/pages/rules";
import { clubPageTexts } from "@before-ten/contracts/site/texts/posts/club-page";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ClubPage } from "../../features/posts/public/club-page.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { toJsonLd } from "../../lib/page/json-ld.ts";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { pathTo } from "../../lib/site-path.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

export const Route = createFileRoute("/_site/p/$slug")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context, params }) => {
    const page = await orNotFound(context.api.pages.get.ensureData({ id: params.slug }));
    // An id or a former slug redirects to the page's canonical address.
    if (page.slug !== params.slug) {
      redirect({
        to: "/p/$slug",
        params: { slug: page.slug },
        search: true,
        statusCode: 301,
        replace: true,
        throw: true,
      });
    }
    return page;
  },
  head: ({ loaderData: page, match }) => {
    const { publicUrl, texts } = match.context;
    if (page === undefined) return { meta: [{ title: texts(clubPageTexts).missingTitle }] };
    const { title, slug } = page;
    const path = pagePath(slug);
    const description = page.excerpt.slice(0, maxDescriptionLength);
    const webPage = toJsonLd({
      "@type": "WebPage",
      name: title,
      description,
      url: publicUrl + path,
      datePublished: page.publishDate,
      dateModified: page.updatedAt,
    });
    return pageHead({
      title,
      description,
      path,
      publicUrl,
      texts,
      jsonLd: [webPage],
      breadcrumbs: { name: title },
    });
  },
  component: Page,
  notFoundComponent: MissingPage,
  errorComponent: FailedPage,
});

function Page() {
  const { slug } = Route.useParams();
  const [page] = trpc.pages.get.useSuspenseQuery({ id: slug });
  return <ClubPage page={page} />;
}

function MissingPage() {
  const { missingTitle, missingText } = useTexts(clubPageTexts);
  return (
    <MessagePage title={missingTitle} text={missingText}>
      <ToHome />
    </MessagePage>
  );
}

function FailedPage() {
  const { failedTitle, failedText } = useTexts(clubPageTexts);
  return (
    <MessagePage title={failedTitle} text={failedText}>
      <ToHome />
    </MessagePage>
  );
}

function ToHome() {
  return (
    <a href={pathTo("/")} className={actionClass("gold", "large")}>
      {useTexts(clubPageTexts).toHome}
    </a>
  );
}
