import { createFileRoute } from "@tanstack/react-router";
import { EventsPage } from "../../features/events/public/events-page.tsx";
import { allEventsInput, eventsInput } from "../../features/events/public/events-queries.ts";
import { validateEventsSearch } from "../../features/events/public/events-search.ts";
import { pageHead } from "../../lib/page-head.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { settle } from "../../lib/settle.ts";

export const Route = createFileRoute("/_site/events/")({
  staticData: { cachedPage: { search: ["q", "country", "page"] } },
  ...searchParameters(validateEventsSearch),
  loader: async ({ context: { api }, deps }) => {
    const [all, events] = await Promise.all([
      settle(api.events.list.query(allEventsInput)),
      settle(api.events.list.query(eventsInput(deps))),
    ]);
    return { total: all.data?.pagination.total, events };
  },
  head: ({ match }) =>
    pageHead({
      title: "Upcoming Events",
      description:
        "Every upcoming Before Ten party: dates, cities, music and tickets. Day clubbing from 4PM to 10PM for people over thirty.",
      path: "/events",
      publicUrl: match.context.publicUrl,
    }),
  component: Events,
});

function Events() {
  return (
    <EventsPage {...Route.useLoaderData()} search={Route.useLoaderDeps()} now={useRenderedAt()} />
  );
}
