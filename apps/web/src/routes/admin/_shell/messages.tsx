import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { messageSearch } from "../../../features/contact/admin/message-search.ts";
import { MessagesPage } from "../../../features/contact/admin/messages-page.tsx";
import { adminPageHead } from "../../../lib/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/messages")({
  ...searchParameters(messageSearch.read),
  head: () => adminPageHead("Messages"),
  component: Messages,
});

function Messages() {
  return <MessagesPage list={useList(messageSearch, Route.useLoaderDeps(), Route.useNavigate())} />;
}
