import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import { Badge, Button, Group, Table, Text } from "@mantine/core";
import { dayOf, momentOf } from "../../../admin/list/admin-dates.ts";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { HistoryLink } from "../../../admin/shell/history-link.tsx";
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
          columns={["Name", "Scopes", "Made by", "Made", "Last used"]}
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
      <Table.Td data-label="Made by" className={classes.maker}>
        {createdBy}
        {!isActive && (
          <Text size="xs" fw={600}>
            No longer an admin: calls with this key fail
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Made" className={classes.time}>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </Table.Td>
      <Table.Td data-label="Last used" className={classes.time}>
        {lastUsedAt === null ? "Never" : <time dateTime={lastUsedAt}>{momentOf(lastUsedAt)}</time>}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <HistoryLink kind="key" id={apiKey.id} of={`${name}, ${hint}…`} />
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`Revoke ${name}, ${hint}…`}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
