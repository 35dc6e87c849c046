import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { Group, Stack, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { ExportButton } from "./export-button.tsx";
import { SubscriberFigures } from "./subscriber-figures.tsx";
import { SubscriberFilters } from "./subscriber-filters.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import { type SubscriberSearch, filterOf } from "./subscriber-search.ts";

interface SubscribersPageProps {
  search: SubscriberSearch;
  onSearch: (search: SubscriberSearch) => void;
}

export function SubscribersPage({ search, onSearch }: SubscribersPageProps) {
  const filter = filterOf(search);
  const subscribers = trpc.newsletter.listForAdmin.useQuery(
    { ...search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Newsletter</Title>
        <ExportButton filter={filter} />
      </Group>
      <SubscriberFigures />
      <SubscriberFilters search={search} onSearch={onSearch} />
      {subscribers.isPending && <LoadingRows label="Loading subscribers" rows={tablePageLimit} />}
      {subscribers.isError && (
        <FailedList
          {...loadErrorNotice(subscribers.error, { failed: messages.loadFailed })}
          onRetry={() => void subscribers.refetch()}
        />
      )}
      {subscribers.isSuccess && (
        <div className={subscribers.isPlaceholderData ? tableClasses.refreshing : undefined}>
          <SubscriberList
            // Whoever is selected was seen with this filter.
            key={JSON.stringify(filter)}
            found={subscribers.data}
            isRefreshing={subscribers.isPlaceholderData}
            search={search}
            onSearch={onSearch}
          />
        </div>
      )}
    </Stack>
  );
}
