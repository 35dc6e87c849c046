import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import {
  messageSearch,
  readMessagesAddress,
} from "../../../features/contact/admin/message-search.ts";
import { MessagesPage } from "../../../features/contact/admin/messages-page.tsx";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/messages")({
  ...searchParameters(readMessagesAddress),
  head: ({ match: { context } }) => adminPageHead("Messages", context),
  component: Messages,
});

function MessageHistory({ id }: { id: string }) {
  return <EntityHistory kind="message" id={id} />;
}

function Messages() {
  const { open, ...search } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  return (
    <MessagesPage
      list={useList(messageSearch, search, navigate)}
      open={open}
      history={MessageHistory}
      onOpen={(id) =>
        void navigate({
          search: id === undefined ? search : { ...search, open: id },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
