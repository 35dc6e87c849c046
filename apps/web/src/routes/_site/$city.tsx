import { cityMessages } from "@before-ten/contracts/cities/messages";
import { cityPath, findCityText } from "@before-ten/contracts/cities/rules";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { cityJsonLd } from "../../features/events/public/event-page/event-json-ld.ts";
import { CityPage } from "../../features/events/public/places/city-page.tsx";
import { DatesMessage } from "../../features/events/public/series/dates-message.tsx";
import { NotFoundPage } from "../../features/site/public/not-found-page.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { trpc } from "../../lib/api/trpc.ts";

/** Every address of one part that is no other page's; one without a city is a missing page. */
export const Route = createFileRoute("/_site/$city")({
  staticData: { cachedPage: { search: [] } },
  loader({ context, params, location }) {
    // The router also tries this page for longer addresses that nothing else matches.
    if (location.pathname.split("/").filter(Boolean).length > 1) notFound({ throw: true });
    return orNotFound(context.api.cities.get.ensureData({ slug: params.city }));
  },
  head: ({ loaderData: city, match }) => {
    if (city === undefined) return {};
    const { publicUrl, texts } = match.context;
    const { name, slug, upcoming, past } = city;
    const words = texts(placeTexts);
    const path = cityPath(slug);
    const title = words.cityTitle({ city: name });
    const shown = upcoming[0] ?? past[0];
    return pageHead({
      title,
      description: `${findCityText(words.cities, slug) ?? title} ${words.cityLead}`.slice(
        0,
        maxDescriptionLength,
      ),
      path,
      publicUrl,
      texts,
      colour: shown?.poster?.darkest,
      ...(shown && { image: { path: eventSharePath(shown, texts), alt: title } }),
      feeds: [{ list: path, name }],
      jsonLd: [cityJsonLd(city, { publicUrl })],
      breadcrumbs: { list: "events", name },
    });
  },
  component: City,
  notFoundComponent: NotFoundPage,
  errorComponent: () => <DatesMessage title={cityMessages.loadFailed} />,
});

function City() {
  const [city] = trpc.cities.get.useSuspenseQuery({ slug: Route.useParams().city });
  return (
    <CityPage
      city={city}
      now={useRenderedAt()}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}
