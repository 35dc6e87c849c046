import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../../admin/list/use-list.ts";
import { ImportsPage } from "../../../../features/imports/admin/imports-page.tsx";
import { importsSearch } from "../../../../features/imports/admin/imports-search.ts";
import { adminPageHead } from "../../../../lib/page/page-head.ts";
import { searchParameters } from "../../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/events/import/")({
  ...searchParameters(importsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Import events", context),
  component: EventImports,
});

function EventImports() {
  return (
    <ImportsPage
      kind="events"
      list={useList(importsSearch, Route.useLoaderDeps(), Route.useNavigate())}
    />
  );
}
