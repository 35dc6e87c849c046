import { createFileRoute } from "@tanstack/react-router";
import { validateSubscriberSearch } from "../../../features/newsletter/admin/subscriber-search.ts";
import { SubscribersPage } from "../../../features/newsletter/admin/subscribers-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/newsletter")({
  ...searchParameters(validateSubscriberSearch),
  head: () => adminPageHead("Newsletter"),
  component: Newsletter,
});

function Newsletter() {
  const navigate = Route.useNavigate();
  return (
    <SubscribersPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
