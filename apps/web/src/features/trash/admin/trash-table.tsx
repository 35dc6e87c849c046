import type { TrashItem } from "@before-ten/contracts/trash/output";
import { Button, Checkbox, Group, Table, Text } from "@mantine/core";
import { trash } from "@before-ten/contracts/trash/rules";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import {
  type Selection,
  includes,
  shareOf,
  withPageToggled,
  withToggled,
} from "../../../admin/list/selection/selection.ts";
import { DeleteItem, RowMenu } from "../../../admin/list/row-menu.tsx";
import tableClasses from "../../../admin/list/table.module.css";
import { daysLeft } from "./days-left.ts";

interface TrashTableProps {
  items: TrashItem[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onRestore: (item: TrashItem) => void;
  onDelete: (item: TrashItem) => void;
}

export function TrashTable({ items, selection, onSelect, onRestore, onDelete }: TrashTableProps) {
  const ids = items.map(({ id }) => id);
  const share = shareOf(selection, ids);
  return (
    <div className={tableClasses.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44} className={tableClasses.check}>
              <Checkbox
                aria-label="Select all on this page"
                checked={share === "all"}
                indeterminate={share === "some"}
                onChange={() => onSelect(withPageToggled(selection, ids))}
              />
            </Table.Th>
            <Table.Th className={tableClasses.main}>Name</Table.Th>
            <Table.Th className={tableClasses.more}>Deleted</Table.Th>
            <Table.Th className={tableClasses.more}>Deleted by</Table.Th>
            <Table.Th className={tableClasses.more}>Time left</Table.Th>
            <Table.Th ta="end" className={tableClasses.more}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={item.id}>
              <Table.Td className={tableClasses.check}>
                <Checkbox
                  aria-label={`Select ${item.name}`}
                  checked={includes(selection, item.id)}
                  onChange={() => onSelect(withToggled(selection, item.id, ids))}
                />
              </Table.Td>
              <Table.Td className={tableClasses.main}>
                <Text size="sm" fw={600} lineClamp={2}>
                  {item.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {trash[item.kind].label}
                </Text>
              </Table.Td>
              <Table.Td data-label="Deleted" className={tableClasses.day}>
                {dayOf(item.deletedAt)}
              </Table.Td>
              <Table.Td data-label="Deleted by">{item.deletedBy}</Table.Td>
              <Table.Td data-label="Time left" className={tableClasses.day}>
                {daysLeft(item.goneAt, new Date())}
              </Table.Td>
              <Table.Td ta="end" className={tableClasses.action}>
                <Group gap={6} wrap="nowrap" justify="end">
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Restore ${item.name}`}
                    onClick={() => onRestore(item)}
                  >
                    Restore
                  </Button>
                  <RowMenu of={item.name}>
                    <DeleteItem onClick={() => onDelete(item)}>Delete for good</DeleteItem>
                  </RowMenu>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
