import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { ImagesPage } from "../../../features/images/admin/images-page.tsx";
import { imagesSearch } from "../../../features/images/admin/images-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/images")({
  ...searchParameters(imagesSearch.read),
  head: ({ match: { context } }) => adminPageHead("Images", context),
  component: Images,
});

function Images() {
  return <ImagesPage list={useList(imagesSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
