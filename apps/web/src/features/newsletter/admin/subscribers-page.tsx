import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { Group, Stack, Title, SimpleGrid } from "@mantine/core";
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
import { SubscriberList } from "./subscriber-list.tsx";
import type { SubscriberSearch } from "./subscriber-search.ts";
import { StatCard } from "../../../admin/list/tiles/stat-card.tsx";
import { noCampaignYet, percent } from "./subscriber-texts.ts";

/** A failure must not look as if no one ever got a campaign. */
const nothing = {
  newSubscribers: 0,
  overview: {
    totalSubscribers: 0,
    newSubscribersToday: 0,
    engagementRate: 0,
    engagementSubscribers: 1,
    totalUnsubscribed: 0,
  },
};

/** Figures that can't be loaded show 0; the error is only logged (lib/api/log-failed-load.ts). */
function SubscriberFigures() {
  const { data = nothing, isPending } = trpc.newsletter.overview.useQuery({ period: "30d" });
  const { overview } = data;
  const hasCampaigns = overview.engagementSubscribers > 0;
  const card = { isLoading: isPending, error: undefined };
  return (
    <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, lg: 4 }} spacing="sm">
      <StatCard
        {...card}
        label="Total subscribers"
        value={overview.totalSubscribers}
        second="all statuses"
      />
      <StatCard
        {...card}
        label="New today"
        value={overview.newSubscribersToday}
        second={`${data.newSubscribers.toLocaleString("en-AU")} in 30 days`}
      />
      <StatCard
        {...card}
        label="Engagement rate"
        value={hasCampaigns ? percent(overview.engagementRate) : "-"}
        second={hasCampaigns ? "of active subscribers" : noCampaignYet}
      />
      <StatCard
        {...card}
        label="Unsubscribed"
        value={overview.totalUnsubscribed}
        second="all time"
      />
    </SimpleGrid>
  );
}

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
