import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { seriesMessages } from "@before-ten/contracts/series/messages";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import { breadcrumbsTexts } from "@before-ten/contracts/site/texts/breadcrumbs";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { seriesJsonLd } from "../../features/events/public/event-page/event-json-ld.ts";
import { exampleOf, scheduleText } from "../../features/events/public/series/series-dates.ts";
import { SeriesPage } from "../../features/events/public/series/series-page.tsx";
import { breadcrumbsJsonLd } from "../../lib/page/json-ld.ts";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { pathTo } from "../../lib/site-path.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

const maxDescriptionLength = 160;

export const Route = createFileRoute("/_site/series/$slug")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context, params }) => {
    const series = await orNotFound(context.api.series.get.ensureData({ id: params.slug }));
    // An id redirects to the series' canonical address.
    if (series.slug !== params.slug) {
      redirect({
        to: "/series/$slug",
        params: { slug: series.slug },
        search: true,
        statusCode: 301,
        replace: true,
        throw: true,
      });
    }
    return series;
  },
  head: ({ loaderData: series, match }) => {
    if (series === undefined) return { meta: [{ title: seriesMessages.notFound }] };
    const { publicUrl, texts } = match.context;
    const { name, slug } = series;
    const breadcrumbs = texts(breadcrumbsTexts);
    const path = seriesPath(slug);
    const example = exampleOf(series);
    const when = scheduleText(series, texts(seriesTexts)).replace(/\.$/, "");
    const summary = `${when}. ${example?.description ?? ""}`;
    return {
      ...pageHead({
        title: name,
        description: summary.slice(0, maxDescriptionLength),
        path,
        publicUrl,
        texts,
        ...(example && {
          image: { path: eventSharePath(example, texts), alt: `${name}. ${when}` },
        }),
        feeds: [{ list: path, name }],
      }),
      scripts: [
        { type: "application/ld+json", children: seriesJsonLd(series, { publicUrl, texts }) },
        {
          type: "application/ld+json",
          children: breadcrumbsJsonLd(
            [
              { name: breadcrumbs.events, path: "/events" },
              { name, path },
            ],
            publicUrl,
            breadcrumbs.home,
          ),
        },
      ],
    };
  },
  component: Series,
  notFoundComponent: Missing,
  errorComponent: Failed,
});

function Series() {
  const [series] = trpc.series.get.useSuspenseQuery({ id: Route.useParams().slug });
  return (
    <SeriesPage
      series={series}
      now={useRenderedAt()}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}

function Missing() {
  return (
    <MessagePage title={seriesMessages.notFound} text={useTexts(seriesTexts).missingText}>
      <BackToEvents />
    </MessagePage>
  );
}

function Failed() {
  return (
    <MessagePage title={seriesMessages.loadFailed} text={useTexts(seriesTexts).failedText}>
      <BackToEvents />
    </MessagePage>
  );
}

function BackToEvents() {
  return (
    <a href={pathTo("/events")} className={actionClass("gold", "large")}>
      {useTexts(seriesTexts).toEvents}
    </a>
  );
}
