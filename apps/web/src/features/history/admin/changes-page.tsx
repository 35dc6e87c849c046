import { actionLabels, kindLabel, originLabels } from "@before-ten/contracts/history/labels";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Anchor, Button, Group, Table, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { filterOf } from "../../../admin/list/list-search.ts";
import tableClasses from "../../../admin/list/table.module.css";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ChangeDrawer } from "./change-drawer.tsx";
import { actorText, entityText } from "./change-texts.ts";
import type { ChangesSearch } from "./changes-search.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { ExportHistoryButton } from "./export-history-button.tsx";
import { HistoryPage } from "./history-page.tsx";
import classes from "./history.module.css";
import { withLocalDays } from "./local-days.ts";

/** Fields shown in a row; its drawer has the rest. */
const fieldsInRow = 3;

export function ChangesPage({ list }: { list: OpenList<ChangesSearch> }) {
  const changes = trpc.history.list.useQuery(
    { ...withLocalDays(list.search), limit: tablePageLimit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const [open, setOpen] = useState<HistoryChange>();
  return (
    <>
      <HistoryPage
        list={list}
        call={changes}
        action={<ExportHistoryButton filter={withLocalDays(filterOf(list.search))} />}
        renderNotice={({ items: [first] }) => <OneEntity list={list} first={first} />}
        texts={{ loading: "Loading the history", one: "change", many: "changes" }}
        empty={{
          title: "No changes",
          filtered: "Try another word, or other days.",
          unfiltered: "Changes made from now on are listed here.",
        }}
        columns={["What", "Action", "Fields", "Who", "When"]}
        renderRow={(change) => (
          <ChangeRow key={change.id} change={change} onOpen={() => setOpen(change)} />
        )}
      />
      <ChangeDrawer change={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

interface OneEntityProps {
  list: OpenList<ChangesSearch>;
  first: HistoryChange | undefined;
}

/** Leads back from the changes of one entity to all. */
function OneEntity({ list, first }: OneEntityProps) {
  const { entityId, ...others } = list.search;
  if (entityId === undefined) return null;
  return (
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
