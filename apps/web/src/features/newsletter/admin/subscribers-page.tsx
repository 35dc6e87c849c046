import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { Group, Stack, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { filterOf } from "../../../admin/list/list-search.ts";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ExportButton } from "./export-button.tsx";
import { SubscriberFigures } from "./subscriber-figures.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import type { SubscriberSearch } from "./subscriber-search.ts";

export function SubscribersPage({ list }: { list: OpenList<SubscriberSearch> }) {
  const filter = filterOf(list.search);
  const subscribers = trpc.newsletter.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
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
      <ListFilters list={list} />
      <LoadedList
        call={subscribers}
        loading={<LoadingRows label="Loading subscribers" rows={tablePageLimit} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <SubscriberList
            // Whoever is selected was seen with this filter.
            key={JSON.stringify(filter)}
            list={list}
            found={found}
            isRefreshing={subscribers.isPlaceholderData}
          />
        )}
      </LoadedList>
    </Stack>
  );
}
