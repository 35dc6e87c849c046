import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { ImportsPage } from "../../../features/imports/admin/imports-page.tsx";
import { importsSearch } from "../../../features/imports/admin/imports-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/newsletter/import/")({
  ...searchParameters(importsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Import subscribers", context),
  component: SubscriberImports,
});

function SubscriberImports() {
  return (
    <ImportsPage
      kind="subscribers"
      list={useList(importsSearch, Route.useLoaderDeps(), Route.useNavigate())}
    />
  );
}
