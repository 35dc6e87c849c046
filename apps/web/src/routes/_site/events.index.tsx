import { createFileRoute } from "@tanstack/react-router";
import { EventsList } from "../../features/events/public/list/events-list.tsx";
import { EventsPage } from "../../features/events/public/list/events-page.tsx";
import { allEventsInput, eventsInput } from "../../features/events/public/list/events-queries.ts";
import { validateEventsSearch } from "../../features/events/public/list/events-search.ts";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { stringifySearch } from "../../lib/search-string.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/events/")({
  staticData: { cachedPage: { search: ["q", "country", "city", "month", "page"] } },
  ...searchParameters(validateEventsSearch),
  loader: async ({ context: { api }, deps }) => {
    const { q } = deps;
    await Promise.all([
      settle(api.events.list.ensureData(eventsInput(deps))),
      settle(api.events.list.ensureData(allEventsInput)),
      settle(
        api.events.list.ensureData(q === undefined ? allEventsInput : { ...allEventsInput, q }),
      ),
    ]);
  },
  head: ({ match }) =>
    pageHead({
      title: "Upcoming Events",
      description:
        "Every upcoming Before Ten party: dates, cities, music and tickets. Day clubbing from 4PM to 10PM for people over thirty.",
      path: "/events",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
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
      list={
        <Island
          name="events-list"
          component={EventsList}
          props={{
            search: stringifySearch(Route.useLoaderDeps()),
            now: useRenderedAt().toISOString(),
            origin: Route.useRouteContext({ select: ({ publicUrl }) => publicUrl }),
          }}
          isList
        />
      }
    />
  );
}
