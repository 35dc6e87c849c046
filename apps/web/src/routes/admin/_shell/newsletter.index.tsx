import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { subscriberSearch } from "../../../features/newsletter/admin/subscriber-search.ts";
import { SubscribersPage } from "../../../features/newsletter/admin/subscribers-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/newsletter/")({
  ...searchParameters(subscriberSearch.read),
  head: ({ match: { context } }) => adminPageHead("Newsletter Management", context),
  component: Newsletter,
});

function SubscriberHistory({ id }: { id: string }) {
  return <EntityHistory kind="subscriber" id={id} />;
}

function Newsletter() {
  return (
    <SubscribersPage
      list={useList(subscriberSearch, Route.useLoaderDeps(), Route.useNavigate())}
      history={SubscriberHistory}
    />
  );
}
