import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { CappedPagination } from "@before-ten/contracts/history/output";
import { Group, Stack, Table, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import {
  type ListCall,
  ListCount,
  LoadedList,
  LoadingRows,
  PagedList,
} from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { useOpenPage } from "../../../admin/shell/use-permitted.ts";
import classes from "./history.module.css";

const tabs = [
  { to: "/admin/history", label: "Changes" },
  { to: "/admin/history/security", label: "Security" },
] as const;

interface HistoryPageProps<Row, Search extends object> {
  list: OpenList<Search>;
  call: ListCall<Found<Row>>;
  /** Beside the title. */
  action?: ReactNode;
  /** Above the count. */
  renderNotice?: (found: Found<Row>) => ReactNode;
  texts: { loading: string; one: string; many: string };
  empty: { title: string; filtered: string; unfiltered: string };
  columns: string[];
  renderRow: (item: Row) => ReactNode;
}

interface Found<Row> {
  items: Row[];
  pagination: CappedPagination;
}

/** One of the two parts of the history, each with its own address. */
export function HistoryPage<Row, Search extends { page?: number }>(
  props: HistoryPageProps<Row, Search>,
) {
  const { list, call, action, texts, empty, columns, renderNotice, renderRow } = props;
  const mayOpen = useOpenPage();
  const openTabs = tabs.filter(({ to }) => mayOpen(to));
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>History</Title>
        {action}
      </Group>
      {openTabs.length > 1 && (
        <nav aria-label="History" className={classes.tabs}>
          {openTabs.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <ListFilters list={list} />
      <LoadedList
        call={call}
        loading={<LoadingRows label={texts.loading} rows={8} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <Stack gap="xs">
            {renderNotice?.(found)}
            <ListCount
              total={found.pagination.total}
              {...(found.pagination.capped && {
                label: `${found.pagination.total.toLocaleString("en-AU")}+`,
              })}
              one={texts.one}
              many={texts.many}
            />
            <PagedList list={list} found={found} empty={empty}>
              {(items) => (
                <StickyTable size="medium">
                  <TableHead columns={columns} endColumns={[]} />
                  <Table.Tbody>{items.map(renderRow)}</Table.Tbody>
                </StickyTable>
              )}
            </PagedList>
          </Stack>
        )}
      </LoadedList>
    </Stack>
  );
}
