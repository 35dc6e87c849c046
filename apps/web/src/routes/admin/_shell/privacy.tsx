import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { PrivacyPage } from "../../../features/privacy/admin/privacy-page.tsx";
import { erasuresSearch } from "../../../features/privacy/admin/erasures-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/privacy")({
  ...searchParameters(erasuresSearch.read),
  head: ({ match: { context } }) => adminPageHead("Privacy", context),
  component: Privacy,
});

function Privacy() {
  return <PrivacyPage list={useList(erasuresSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
