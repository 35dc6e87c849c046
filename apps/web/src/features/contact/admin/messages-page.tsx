import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { FailedList, ListPages, LoadingRows } from "../../../admin/list/list-states.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { MessageDrawer } from "./message-drawer.tsx";
import { MessageFilters } from "./message-filters.tsx";
import type { MessageSearch } from "./message-search.ts";
import { MessageTable } from "./message-table.tsx";
import { useMessageActions } from "./use-message-actions.ts";

interface MessagesPageProps {
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
}

export function MessagesPage({ search, onSearch }: MessagesPageProps) {
  const messages = trpc.contact.listForAdmin.useQuery(
    { ...search, limit: tablePageLimit },
    // They come in by themselves, and a colleague answers them too.
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Messages</Title>
      <MessageFilters search={search} onSearch={onSearch} />
      {messages.isPending && <LoadingRows label="Loading messages" rows={8} />}
      {messages.isError && (
        <FailedList
          {...loadErrorNotice(messages.error, { failed: "Failed to fetch messages" })}
          onRetry={() => void messages.refetch()}
        />
      )}
      {messages.isSuccess && (
        <div className={messages.isPlaceholderData ? tableClasses.refreshing : undefined}>
          <MessageList found={messages.data} search={search} onSearch={onSearch} />
        </div>
      )}
    </Stack>
  );
}

interface MessageListProps extends MessagesPageProps {
  found: PageOf<AdminContactMessage>;
}

function MessageList({ found: { items, pagination }, search, onSearch }: MessageListProps) {
  /** Kept as it was opened: marked as answered it may leave the list below. */
  const [open, setOpen] = useState<AdminContactMessage>();
  const actions = useMessageActions((message) =>
    setOpen((current) => (current?.id === message.id ? message : current)),
  );
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const { page, pages, total } = pagination;
  if (page > pages && total > 0) {
    // The last message of the last page is gone.
    return <Navigate to="/admin/messages" search={{ ...search, page: pages }} replace />;
  }
  return (
    <Stack onFocus={onFocus}>
      <Text
        ref={fallback}
        tabIndex={-1}
        size="sm"
        c="dimmed"
        role="status"
        className={tableClasses.count}
      >
        {total.toLocaleString("en-AU")} {total === 1 ? "message" : "messages"}
      </Text>
      {items.length === 0 ? (
        <NoMessages search={search} onSearch={onSearch} />
      ) : (
        <MessageTable messages={items} actions={actions} onOpen={setOpen} />
      )}
      <ListPages
        page={page}
        pages={pages}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
      />
      <MessageDrawer message={open} actions={actions} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

function NoMessages({ search, onSearch }: MessagesPageProps) {
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>No messages found</Text>
        <Text c="dimmed">
          {isFiltered
            ? "Try another word, type or status."
            : "What visitors write on the contact page will be listed here."}
        </Text>
        {isFiltered && (
          <Button variant="default" onClick={() => onSearch({})}>
            Clear Filters
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
