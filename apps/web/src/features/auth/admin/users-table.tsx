import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Menu, Stack, Table, Text } from "@mantine/core";
import { IconUserCog } from "@tabler/icons-react";
import { useState } from "react";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { roleLabels } from "./user-labels.ts";
import type { UsersSearch } from "./users-search.ts";
import classes from "./users.module.css";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { PagedList } from "../../../admin/list/list-states.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { DeleteItem, HistoryItem, RowMenu, menuIconSize } from "../../../admin/list/row-menu.tsx";
import { useRoleWords } from "../../../admin/shell/use-role-names.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";

interface UsersTableProps {
  list: OpenList<UsersSearch>;
  found: PageOf<AccountUser>;
  ownId: string | undefined;
}

export function UsersTable({ list, found, ownId }: UsersTableProps) {
  const [doomed, setDoomed] = useState<AccountUser>();
  const [judged, setJudged] = useState<AccountUser>();
  return (
    <Stack gap="lg">
      <PagedList
        list={list}
        found={found}
        empty={{
          title: messages.noneFound,
          filtered: "No accounts with this role.",
          unfiltered: "No accounts yet.",
        }}
      >
        {(users) => (
          <StickyTable size="medium">
            <TableHead
              columns={["Name", "Email", "Role", "Confirmation", "Created"]}
              endColumns={["Actions"]}
            />
            <Table.Tbody>
              {users.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  isOneself={user.id === ownId}
                  onChangeRole={() => setJudged(user)}
                  onDelete={() => setDoomed(user)}
                />
              ))}
            </Table.Tbody>
          </StickyTable>
        )}
      </PagedList>
      <RoleDialog user={judged} onClose={() => setJudged(undefined)} />
      <DeleteUserDialog user={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface UserRowProps {
  user: AccountUser;
  isOneself: boolean;
  onChangeRole: () => void;
  onDelete: () => void;
}

function UserRow({ user, isOneself, onChangeRole, onDelete }: UserRowProps) {
  const wordsOf = useRoleWords();
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        {user.name}
        {isOneself && (
          <Text span size="sm" c="dimmed">
            {" "}
            (you)
          </Text>
        )}
      </Table.Th>
      <Table.Td data-whole className={classes.email}>
        {user.email}
      </Table.Td>
      <Table.Td>{user.adminRole ? wordsOf(user.adminRole, user.reach) : roleLabels.user}</Table.Td>
      <Table.Td className={classes.confirmed}>
        <StatusBadge tone={user.emailVerified ? "live" : "idle"}>
          {user.emailVerified ? "Confirmed" : "Unconfirmed"}
        </StatusBadge>
      </Table.Td>
      <Table.Td data-label="Created" className={classes.day}>
        <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
      </Table.Td>
      <Table.Td ta="end">
        <RowMenu of={`${user.name}, ${user.email}`}>
          {!isOneself && user.adminRole && (
            <Menu.Item
              leftSection={<IconUserCog size={menuIconSize} aria-hidden />}
              onClick={onChangeRole}
            >
              Change role
            </Menu.Item>
          )}
          <HistoryItem kind="user" id={user.id} />
          <Menu.Divider />
          {isOneself ? (
            <Menu.Label>{messages.notOneself}</Menu.Label>
          ) : (
            <DeleteItem onClick={onDelete} />
          )}
        </RowMenu>
      </Table.Td>
    </Table.Tr>
  );
}
