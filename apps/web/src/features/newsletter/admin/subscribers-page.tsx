import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { Group, Stack, Title } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { filterOf } from "../../../admin/list/list-search.ts";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { ExportButton } from "./export-button.tsx";
import { SubscriberFigures } from "./subscriber-figures.tsx";
import { SubscriberList } from "./subscriber-list.tsx";
import type { SubscriberSearch } from "./subscriber-search.ts";

interface SubscribersPageProps {
  list: OpenList<SubscriberSearch>;
  /** Shown below a subscriber's details, from another feature. */
  history: ComponentType<{ id: string }>;
}

export function SubscribersPage({ list, history }: SubscribersPageProps) {
  const filter = filterOf(list.search);
  const subscribers = trpc.newsletter.listForAdmin.useQuery(
    { ...list.search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Newsletter Management</Title>
        <Group gap="sm">
          <Permitted to="subscribers:write">
            <ButtonLink
              to="/admin/newsletter/import"
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              Import
            </ButtonLink>
          </Permitted>
          <ExportButton filter={filter} />
        </Group>
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
            list={list}
            found={found}
            isRefreshing={subscribers.isPlaceholderData}
            history={history}
          />
        )}
      </LoadedList>
    </Stack>
  );
}
