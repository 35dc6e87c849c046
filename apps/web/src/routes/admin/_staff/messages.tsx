import { createFileRoute } from "@tanstack/react-router";
import { validateMessageSearch } from "../../../features/contact/admin/message-search.ts";
import { MessagesPage } from "../../../features/contact/admin/messages-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/messages")({
  validateSearch: validateMessageSearch,
  head: () => staffPageHead("Messages"),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <MessagesPage
      // The router hands on what `validateSearch` left out; here it stays out.
      search={validateMessageSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
