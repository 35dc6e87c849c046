import { originLabels } from "@before-ten/contracts/history/labels";
import { historyMessages as messages, securityTexts } from "@before-ten/contracts/history/messages";
import type { CappedPagination, SecurityEvent } from "@before-ten/contracts/history/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Stack, Table, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actorText } from "./change-texts.ts";
import classes from "./history.module.css";
import { HistoryTabs } from "./history-tabs.tsx";
import { withLocalDays } from "./local-days.ts";
import type { SecuritySearch } from "./security-search.ts";

export function SecurityPage({ list }: { list: OpenList<SecuritySearch> }) {
  const events = trpc.history.listSecurity.useQuery(
    { ...withLocalDays(list.search), limit: tablePageLimit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>History</Title>
      <HistoryTabs current="/admin/history/security" />
      <ListFilters list={list} />
      <LoadedList
        call={events}
        loading={<LoadingRows label="Loading security events" rows={8} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <SecurityList list={list} found={found} />}
      </LoadedList>
    </Stack>
  );
}

interface SecurityListProps {
  list: OpenList<SecuritySearch>;
  found: { items: SecurityEvent[]; pagination: CappedPagination };
}

function SecurityList({ list, found }: SecurityListProps) {
  const { total, capped } = found.pagination;
  return (
    <Stack gap="xs">
      <ListCount
        total={total}
        {...(capped && { label: `${total.toLocaleString("en-AU")}+` })}
        one="security event"
        many="security events"
      />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: "No security events",
          filtered: "Try other days, or every kind of event.",
          unfiltered: "Sign-ins, new passwords and API keys will be listed here.",
        }}
      >
        {(items) => (
          <StickyTable size="medium">
            <TableHead
              columns={["What happened", "Account", "Who", "From where", "When"]}
              endColumns={[]}
            />
            <Table.Tbody>
              {items.map((event) => (
                <SecurityRow key={event.id} event={event} />
              ))}
            </Table.Tbody>
          </StickyTable>
        )}
      </PagedList>
    </Stack>
  );
}

const texts = new Map<string, string>(Object.entries(securityTexts));

function SecurityRow({ event: { event, user, key, actor, via, client, at } }: SecurityRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.what}>
        {texts.get(event) ?? event}
        {key !== null && (
          <Text size="sm" c="dimmed">
            {key.name}
          </Text>
        )}
      </Table.Th>
      <Table.Td data-label="Account">{accountText(user)}</Table.Td>
      <Table.Td data-label="Who">{actorText(actor)}</Table.Td>
      <Table.Td>
        {originLabels[via]}
        {client !== null && (
          <Text size="sm" c="dimmed">
            Network {client}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.when}>
        <time dateTime={at}>{momentOf(at)}</time>
      </Table.Td>
    </Table.Tr>
  );
}

interface SecurityRowProps {
  event: SecurityEvent;
}

function accountText(user: SecurityEvent["user"]): string {
  if (user === null) return "None known";
  return user.name === "" ? "A deleted account" : user.name;
}
