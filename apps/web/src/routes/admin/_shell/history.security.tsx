import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { SecurityPage } from "../../../features/history/admin/security-page.tsx";
import { securitySearch } from "../../../features/history/admin/security-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/history/security")({
  ...searchParameters(securitySearch.read),
  head: ({ match: { context } }) => adminPageHead("Security events", context),
  component: Security,
});

function Security() {
  return (
    <SecurityPage list={useList(securitySearch, Route.useLoaderDeps(), Route.useNavigate())} />
  );
}
