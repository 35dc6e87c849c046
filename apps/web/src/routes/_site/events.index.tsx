import { createFileRoute } from "@tanstack/react-router";
import { EventsPage } from "../../features/events/public/events-page.tsx";
import { allEventsInput, eventsInput } from "../../features/events/public/events-queries.ts";
import { validateEventsSearch } from "../../features/events/public/events-search.ts";
import { loadOrShowWhy } from "../../lib/loading.ts";
import { pageHead } from "../../lib/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";

export const Route = createFileRoute("/_site/events/")({
  staticData: { cachedPage: { search: ["q", "country", "page"] } },
  ...searchParameters(validateEventsSearch),
  loader: ({ context: { trpc }, deps }) =>
    loadOrShowWhy(
      trpc.events.list.ensureData(allEventsInput),
      trpc.events.list.ensureData(eventsInput(deps)),
    ),
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
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
