import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { PagesList } from "../../../features/posts/admin/pages/pages-list.tsx";
import { pagesSearch } from "../../../features/posts/admin/pages/pages-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/pages/")({
  ...searchParameters(pagesSearch.read),
  head: ({ match: { context } }) => adminPageHead("Pages", context),
  component: Pages,
});

function Pages() {
  return <PagesList list={useList(pagesSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
