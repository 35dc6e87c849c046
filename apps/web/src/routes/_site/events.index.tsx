import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { eventsTexts } from "@before-ten/contracts/site/texts/events/events-page";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import { feedLinksTexts } from "@before-ten/contracts/site/texts/feed-links";
import { loadErrorTexts } from "@before-ten/contracts/site/texts/load-error";
import { nearMeTexts } from "@before-ten/contracts/site/texts/events/near-me";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
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
  staticData: {
    cachedPage: {
      search: ["q", "country", "city", "month", "day", "genre", "decade", "page"],
    },
  },
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
  head: ({ match }) => {
    const { title, description } = match.context.texts(eventsTexts);
    return pageHead({
      title,
      description,
      path: "/events",
      ...match.context,
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
    });
  },
  component: Events,
});

function Events() {
  return (
    <EventsPage
      list={
        <Island
          name="events-list"
          component={EventsList}
          texts={[
            eventsListTexts,
            nearMeTexts,
            ticketTexts,
            eventStateTexts,
            feedLinksTexts,
            loadErrorTexts,
            countryTexts,
          ]}
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
