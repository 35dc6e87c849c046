import { createFileRoute } from "@tanstack/react-router";
import { validateMessageSearch } from "../../../features/contact/admin/message-search.ts";
import { MessagesPage } from "../../../features/contact/admin/messages-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/messages")({
  ...searchParameters(validateMessageSearch),
  head: () => adminPageHead("Messages"),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <MessagesPage
      search={Route.useLoaderDeps()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
