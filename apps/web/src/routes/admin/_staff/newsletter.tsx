import { createFileRoute } from "@tanstack/react-router";
import { validateSubscriberSearch } from "../../../features/newsletter/admin/subscriber-search.ts";
import { SubscribersPage } from "../../../features/newsletter/admin/subscribers-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/newsletter")({
  validateSearch: validateSubscriberSearch,
  head: () => staffPageHead("Newsletter"),
  component: Newsletter,
});

function Newsletter() {
  const navigate = Route.useNavigate();
  return (
    <SubscribersPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateSubscriberSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
