import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { seriesMessages } from "@before-ten/contracts/series/messages";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { seriesJsonLd } from "../../features/events/public/event-page/event-json-ld.ts";
import { DatesMessage } from "../../features/events/public/series/dates-message.tsx";
import { exampleOf, scheduleText } from "../../features/events/public/series/series-dates.ts";
import { SeriesPage } from "../../features/events/public/series/series-page.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { trpc } from "../../lib/api/trpc.ts";

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
    const path = seriesPath(slug);
    const example = exampleOf(series);
    const when = scheduleText(series, texts(seriesTexts)).replace(/\.$/, "");
    const summary = `${when}. ${example?.description ?? ""}`;
    return pageHead({
      title: name,
      description: summary.slice(0, maxDescriptionLength),
      path,
      publicUrl,
      texts,
      colour: example?.poster?.darkest,
      ...(example && {
        image: { path: eventSharePath(example, texts), alt: `${name}. ${when}` },
      }),
      feeds: [{ list: path, name }],
      jsonLd: [seriesJsonLd(series, { publicUrl, texts })],
      breadcrumbs: { list: "events", name },
    });
  },
  component: Series,
  notFoundComponent: Missing,
  errorComponent: () => <DatesMessage title={seriesMessages.loadFailed} />,
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
  return <DatesMessage title={seriesMessages.notFound} text={useTexts(seriesTexts).missingText} />;
}
