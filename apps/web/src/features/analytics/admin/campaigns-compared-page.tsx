import {
  type CampaignSort,
  campaignSorts,
  enoughCampaigns,
  enoughPeople,
} from "@before-ten/contracts/analytics/dimensions";
import { analyticsMessages as messages } from "@before-ten/contracts/analytics/messages";
import type { ComparedCampaign } from "@before-ten/contracts/analytics/output";
import { Group, List, NativeSelect, Stack, Table, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { EmptyList, ListPages, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { useOpenPage } from "../../../admin/shell/use-permitted.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { oneOf, pageNumber, searchReader } from "../../../lib/search-parameters.ts";
import { ExportFigures } from "./export-figures.tsx";
import { count, percent } from "./figures-text.ts";

const readSearch = searchReader({ sort: oneOf(campaignSorts), page: pageNumber });

interface CampaignsComparedPageProps {
  search: Record<string, unknown>;
  onSearch: (search: ReturnType<typeof readSearch>) => void;
}

const sortLabels: Record<CampaignSort, string> = {
  newest: "Latest first",
  opened: "Most opened",
  clicked: "Most clicked",
  tickets: "Most ticket clicks",
  unsubscribed: "Most unsubscribed",
};

/** Campaigns beside each other, and what they suggest to do next. */
export function CampaignsComparedPage({ search: given, onSearch }: CampaignsComparedPageProps) {
  const search = readSearch(given);
  const { sort = "newest" } = search;
  const campaigns = trpc.analytics.campaigns.useQuery(search, {
    placeholderData: keepPreviousData,
  });
  return (
    <Stack>
      <BackLink to="/admin/analytics">Back to Analytics</BackLink>
      <Title order={1}>Campaigns compared</Title>
      <LoadedList
        call={campaigns}
        loading={<LoadingRows label="Loading campaigns" rows={8} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {({ items, pagination, advice, observed }) =>
          items.length === 0 ? (
            <EmptyList title={messages.noneSent} text={messages.noneSentHint} />
          ) : (
            <Stack gap="xl">
              <Stack component="section" gap="xs" aria-labelledby="advice-title">
                <Title order={2} size="h3" id="advice-title">
                  What to do next
                </Title>
                {advice.length === 0 ? (
                  <Text c="dimmed">
                    {messages.nothingToConclude(enoughPeople, enoughCampaigns, observed)}
                  </Text>
                ) : (
                  <List>
                    {advice.map((sentence) => (
                      <List.Item key={sentence}>{sentence}</List.Item>
                    ))}
                  </List>
                )}
              </Stack>
              <Group justify="space-between" align="end">
                <NativeSelect
                  label="Order"
                  data={campaignSorts.map((value) => ({ value, label: sortLabels[value] }))}
                  value={sort}
                  onChange={({ currentTarget: { value } }) => onSearch(readSearch({ sort: value }))}
                />
                <ExportFigures path="campaigns/export" question={{ sort }} />
              </Group>
              <CampaignsTable campaigns={items} />
              <ListPages {...pagination} onPage={(page) => onSearch(readSearch({ sort, page }))} />
              <Text size="sm" c="dimmed">
                {messages.shares}
                {items.some(({ openRate }) => openRate === null) && ` ${messages.opens}`}
              </Text>
            </Stack>
          )
        }
      </LoadedList>
    </Stack>
  );
}

const columnLabels = [
  "Sent",
  "Delivered",
  "Opened",
  "Clicked",
  "Unsubscribed",
  "Ticket clicks",
  "Per 100",
];

function CampaignsTable({ campaigns }: { campaigns: readonly ComparedCampaign[] }) {
  const isOpen = useOpenPage()("/admin/campaigns");
  return (
    <StickyTable size="medium">
      <TableHead columns={["Campaign"]} endColumns={columnLabels} />
      <Table.Tbody>
        {campaigns.map((campaign) => (
          <Table.Tr key={campaign.id}>
            <Table.Th scope="row" fw="normal">
              {isOpen ? (
                <Link to="/admin/campaigns/$id" params={{ id: campaign.id }}>
                  {campaign.subject}
                </Link>
              ) : (
                campaign.subject
              )}
              <Text size="sm" c="dimmed">
                {dayOf(campaign.startedAt)}
              </Text>
            </Table.Th>
            {cellsOf(campaign).map((value, index) => (
              <Table.Td key={columnLabels[index]} ta="end" data-label={columnLabels[index]}>
                {value}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StickyTable>
  );
}

/** In the order of the columns. */
function cellsOf(campaign: ComparedCampaign): string[] {
  return [
    count(campaign.sent),
    count(campaign.delivered),
    campaign.openRate === null ? "–" : percent(campaign.openRate),
    percent(campaign.clickRate),
    percent(campaign.unsubscribedRate),
    count(campaign.ticketClicks),
    campaign.ticketsPerHundred.toFixed(1),
  ];
}
