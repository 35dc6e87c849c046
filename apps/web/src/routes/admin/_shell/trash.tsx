import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { TrashPage } from "../../../features/trash/admin/trash-page.tsx";
import { trashSearch } from "../../../features/trash/admin/trash-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/trash")({
  ...searchParameters(trashSearch.read),
  head: ({ match: { context } }) => adminPageHead("Trash", context),
  component: Trash,
});

function Trash() {
  return <TrashPage list={useList(trashSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
