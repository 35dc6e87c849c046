import { createFileRoute } from "@tanstack/react-router";
import { EventsPage } from "../../features/events/public/list/events-page.tsx";
import { allEventsInput, eventsInput } from "../../features/events/public/list/events-queries.ts";
import { validateEventsSearch } from "../../features/events/public/list/events-search.ts";
import { pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/events/")({
  staticData: { cachedPage: { search: ["q", "country", "city", "month", "page"] } },
  ...searchParameters(validateEventsSearch),
  loader: async ({ context: { api }, deps }) => {
    const listed = settle(api.events.list.ensureData(eventsInput(deps)));
    const all = settle(api.events.list.ensureData(allEventsInput));
    const { q } = deps;
    const found =
      q === undefined ? all : settle(api.events.list.ensureData({ ...allEventsInput, q }));
    return { all: (await all).data, found: (await found).data, events: await listed };
  },
  head: ({ match }) =>
    pageHead({
      title: "Upcoming Events",
      description:
        "Every upcoming Before Ten party: dates, cities, music and tickets. Day clubbing from 4PM to 10PM for people over thirty.",
      path: "/events",
      publicUrl: match.context.publicUrl,
      feeds: [
        {
          list: "/events",
          filters: {
            q: match.loaderDeps.q,
            country: match.loaderDeps.country,
            city: match.loaderDeps.city,
          },
        },
      ],
    }),
  component: Events,
});

function Events() {
  return (
    <EventsPage
      {...Route.useLoaderData()}
      search={Route.useLoaderDeps()}
      now={useRenderedAt()}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}
