import type { CampaignSummary } from "@before-ten/contracts/campaigns/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Group, Stack, Table, Title } from "@mantine/core";
import { IconMailPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { ListFilters } from "../../../../admin/list/list-filters.tsx";
import {
  ListCount,
  LoadedList,
  LoadingRows,
  PagedList,
} from "../../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../../admin/list/table-head.tsx";
import { useFocusFallback } from "../../../../admin/list/use-focus-fallback.ts";
import type { OpenList } from "../../../../admin/list/use-list.ts";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { campaignPageMessages as messages } from "../campaign-messages.ts";
import { CampaignQuestion } from "../campaign-question.tsx";
import { CampaignRow } from "./campaign-row.tsx";
import type { CampaignsSearch } from "./campaigns-search.ts";
import { shortestLivePause } from "../live-pause.ts";
import { useCampaignActions } from "../use-campaign-actions.ts";

interface CampaignsPageProps {
  list: OpenList<CampaignsSearch>;
}

export function CampaignsPage({ list }: CampaignsPageProps) {
  const campaigns = trpc.campaigns.list.useQuery(
    { ...list.search, limit: tablePageLimit },
    {
      placeholderData: keepPreviousData,
      // Sending and clicks change them meanwhile.
      staleTime: 0,
      refetchInterval: ({ state }) => shortestLivePause(state.data?.items ?? [], new Date()),
    },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Campaigns</Title>
        <ButtonLink
          to="/admin/campaigns/create"
          leftSection={<IconMailPlus size={18} aria-hidden />}
        >
          New campaign
        </ButtonLink>
      </Group>
      <ListFilters list={list} />
      <LoadedList
        call={campaigns}
        loading={<LoadingRows label="Loading campaigns" rows={6} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <CampaignList found={found} list={list} />}
      </LoadedList>
    </Stack>
  );
}

interface CampaignListProps extends CampaignsPageProps {
  found: PageOf<CampaignSummary>;
}

function CampaignList({ found, list }: CampaignListProps) {
  const actions = useCampaignActions();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  return (
    <Stack onFocus={onFocus}>
      <ListCount ref={fallback} total={found.pagination.total} one="campaign" many="campaigns" />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: messages.noneFound,
          filtered: "Try another word, or another status.",
          unfiltered: "What you write to your subscribers will be listed here.",
          unfilteredAction: (
            <ButtonLink to="/admin/campaigns/create">{messages.writeFirst}</ButtonLink>
          ),
        }}
      >
        {(campaigns) => (
          <StickyTable size="wide">
            <TableHead
              columns={["Campaign", "Status", "Latest"]}
              endColumns={["Sent", "Clicked", "Unsubscribed", "Actions"]}
            />
            <Table.Tbody>
              {campaigns.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} actions={actions} />
              ))}
            </Table.Tbody>
          </StickyTable>
        )}
      </PagedList>
      <CampaignQuestion actions={actions} />
    </Stack>
  );
}
