import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { ChangesPage } from "../../../features/history/admin/changes-page.tsx";
import { changesSearch } from "../../../features/history/admin/changes-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/history/")({
  ...searchParameters(changesSearch.read),
  head: ({ match: { context } }) => adminPageHead("History", context),
  component: History,
});

function History() {
  return <ChangesPage list={useList(changesSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
