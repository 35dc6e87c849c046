import { actionLabels, kindLabel, originLabels } from "@before-ten/contracts/history/labels";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { CappedPagination, HistoryChange } from "@before-ten/contracts/history/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Anchor, Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { filterOf } from "../../../admin/list/list-search.ts";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { TableHead } from "../../../admin/list/table-head.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ChangeDrawer } from "./change-drawer.tsx";
import { actorText, entityText } from "./change-texts.ts";
import type { ChangesSearch } from "./changes-search.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { ExportHistoryButton } from "./export-history-button.tsx";
import classes from "./history.module.css";
import { HistoryTabs } from "./history-tabs.tsx";
import { withLocalDays } from "./local-days.ts";

/** Fields shown in a row; its drawer has the rest. */
const fieldsInRow = 3;

export function ChangesPage({ list }: { list: OpenList<ChangesSearch> }) {
  const changes = trpc.history.list.useQuery(
    { ...withLocalDays(list.search), limit: tablePageLimit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>History</Title>
        <ExportHistoryButton filter={withLocalDays(filterOf(list.search))} />
      </Group>
      <HistoryTabs current="/admin/history" />
      <ListFilters list={list} />
      <LoadedList
        call={changes}
        loading={<LoadingRows label="Loading the history" rows={8} rowHeight="3.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <ChangeList list={list} found={found} />}
      </LoadedList>
    </Stack>
  );
}

interface ChangeListProps {
  list: OpenList<ChangesSearch>;
  found: { items: HistoryChange[]; pagination: CappedPagination };
}

function ChangeList({ list, found }: ChangeListProps) {
  const [open, setOpen] = useState<HistoryChange>();
  const { total, capped } = found.pagination;
  const { entityId, ...others } = list.search;
  const [first] = found.items;
  return (
    <Stack gap="xs">
      {entityId !== undefined && (
        <Group gap="xs">
          <Text size="sm">
            Only what was changed of {first === undefined ? "one thing" : entityText(first.entity)}.
          </Text>
          <Button
            variant="default"
            size="xs"
            onClick={() => list.onSearch(list.read({ ...others, kind: undefined, page: 1 }))}
          >
            Show all changes
          </Button>
        </Group>
      )}
      <ListCount
        total={total}
        {...(capped && { label: `${total.toLocaleString("en-AU")}+` })}
        one="change"
        many="changes"
      />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: "No changes",
          filtered: "Try another word, or other days.",
          unfiltered: "Changes made from now on are listed here.",
        }}
      >
        {(items) => (
          <StickyTable size="medium">
            <TableHead columns={["What", "Action", "Fields", "Who", "When"]} endColumns={[]} />
            <Table.Tbody>
              {items.map((change) => (
                <ChangeRow key={change.id} change={change} onOpen={() => setOpen(change)} />
              ))}
            </Table.Tbody>
          </StickyTable>
        )}
      </PagedList>
      <ChangeDrawer change={open} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

function ChangeRow({ change, onOpen }: { change: HistoryChange; onOpen: () => void }) {
  const { entity, action, actor, at, via } = change;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.what}>
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={tableClasses.open}
          onClick={onOpen}
        >
          {entityText(entity)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {kindLabel(entity.kind)}
        </Text>
      </Table.Th>
      <Table.Td>{actionLabels[action]}</Table.Td>
      <Table.Td data-whole>
        {action === "changed" && <ChangedFields change={change} limit={fieldsInRow} />}
      </Table.Td>
      <Table.Td>
        {actorText(actor)}
        <Text size="sm" c="dimmed">
          {originLabels[via]}
        </Text>
      </Table.Td>
      <Table.Td className={classes.when}>
        <time dateTime={at}>{momentOf(at)}</time>
      </Table.Td>
    </Table.Tr>
  );
}
