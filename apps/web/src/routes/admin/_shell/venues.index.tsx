import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { VenuesList } from "../../../features/events/admin/venues/venues-list.tsx";
import { venuesSearch } from "../../../features/events/admin/venues/venues-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/venues/")({
  ...searchParameters(venuesSearch.read),
  head: ({ match: { context } }) => adminPageHead("Venues", context),
  component: Venues,
});

function Venues() {
  return <VenuesList list={useList(venuesSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
