import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import { Badge, Group, Menu, Table, Text } from "@mantine/core";
import { IconKeyOff } from "@tabler/icons-react";
import { dayOf, momentOf } from "../../../admin/list/admin-dates.ts";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { HistoryItem, RowMenu, menuIconSize } from "../../../admin/list/row-menu.tsx";
import { useReachWords } from "../../../admin/shell/use-role-names.ts";
import classes from "./api-keys.module.css";

interface ApiKeysTableProps {
  keys: ApiKey[];
  onRevoke: (key: ApiKey) => void;
}

export function ApiKeysTable({ keys, onRevoke }: ApiKeysTableProps) {
  return (
    <div className={classes.list}>
      <Table highlightOnHover verticalSpacing={6} className={classes.table}>
        <TableHead
          columns={["Name", "Scopes", "Created by", "Created", "Last used"]}
          endColumns={["Actions"]}
        />
        <Table.Tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const wordsOf = useReachWords();
  const { name, hint, scopes, reach, createdBy, isActive, createdAt, lastUsedAt } = apiKey;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        {name}
        <Text size="xs" c="dimmed" className={classes.hint}>
          {hint}…
        </Text>
      </Table.Th>
      <Table.Td>
        <Group gap={4}>
          {scopes.map((scope) => (
            <Badge key={scope} variant="default" tt="none" fw={500} flex="none">
              {scope}
            </Badge>
          ))}
        </Group>
        {reach !== null && <Text size="xs">Only {wordsOf(reach)}</Text>}
      </Table.Td>
      <Table.Td data-label="Created by" className={classes.maker}>
        {createdBy}
        {!isActive && (
          <Text size="xs" fw={600}>
            No longer an admin: calls with this key fail
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Created" className={classes.time}>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </Table.Td>
      <Table.Td data-label="Last used" className={classes.time}>
        {lastUsedAt === null ? "Never" : <time dateTime={lastUsedAt}>{momentOf(lastUsedAt)}</time>}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <RowMenu of={`${name}, ${hint}…`}>
          <HistoryItem kind="key" id={apiKey.id} />
          <Menu.Item
            color="red"
            leftSection={<IconKeyOff size={menuIconSize} aria-hidden />}
            onClick={onRevoke}
          >
            Revoke
          </Menu.Item>
        </RowMenu>
      </Table.Td>
    </Table.Tr>
  );
}
