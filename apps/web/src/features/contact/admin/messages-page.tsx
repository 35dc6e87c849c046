import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Button, Group, Stack, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { CannedAnswersDialog } from "./canned-answers-dialog.tsx";
import { MessageDrawer } from "./message-drawer.tsx";
import type { MessageSearch } from "./message-search.ts";
import { MessageTable } from "./message-table.tsx";
import { type MessageActions, useMessageActions } from "./use-message-actions.ts";

interface MessagesPageProps {
  list: OpenList<MessageSearch>;
  /** Id of the message whose details are shown. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Shows which admins changed it. */
  history: ComponentType<{ id: string }>;
}

export function MessagesPage({ list, open, onOpen, history }: MessagesPageProps) {
  const actions = useMessageActions();
  const [isEditing, canned] = useDisclosure(false);
  const messages = trpc.contact.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
    // New messages arrive and colleagues answer meanwhile.
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Messages</Title>
        <Button variant="default" onClick={canned.open}>
          Saved replies
        </Button>
      </Group>
      <ListFilters list={list} />
      <LoadedList
        call={messages}
        loading={<LoadingRows label="Loading messages" rows={8} />}
        errorTexts={{ failed: "Failed to load messages" }}
      >
        {(found) => <MessageList found={found} list={list} actions={actions} onOpen={onOpen} />}
      </LoadedList>
      <MessageDrawer
        id={open}
        actions={actions}
        onClose={() => onOpen(undefined)}
        history={history}
      />
      <CannedAnswersDialog isOpen={isEditing} onClose={canned.close} />
    </Stack>
  );
}

interface MessageListProps extends Pick<MessagesPageProps, "list" | "onOpen"> {
  found: PageOf<AdminContactMessage>;
  actions: MessageActions;
}

function MessageList({ found, list, actions, onOpen }: MessageListProps) {
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  return (
    <Stack onFocus={onFocus}>
      <ListCount ref={fallback} total={found.pagination.total} one="message" many="messages" />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: "No messages found",
          filtered: "Try another word or filter.",
          unfiltered: "What visitors write on the contact page will be listed here.",
        }}
      >
        {(messages) => (
          <MessageTable messages={messages} actions={actions} onOpen={({ id }) => onOpen(id)} />
        )}
      </PagedList>
    </Stack>
  );
}
