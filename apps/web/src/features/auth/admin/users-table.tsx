import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Button, Stack, Table, Text, Tooltip } from "@mantine/core";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { roleLabels, localDay } from "./user-labels.ts";
import type { UsersSearch } from "./users-search.ts";
import classes from "./users.module.css";
import { ListPages } from "../../../admin/list/list-states.tsx";
import { StatusBadge } from "../../../admin/list/status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";

interface UsersTableProps {
  users: PageOf<AccountUser>;
  ownId: string | undefined;
  search: UsersSearch;
  onSearch: (search: UsersSearch) => void;
}

export function UsersTable({
  users: { items, pagination },
  ownId,
  search,
  onSearch,
}: UsersTableProps) {
  const [doomed, setDoomed] = useState<AccountUser>();
  const { page, pages, total } = pagination;
  if (page > pages && total > 0) {
    // The last account of the last page is gone.
    return <Navigate to="/admin/users" search={{ ...search, page: pages }} replace />;
  }
  return (
    <Stack gap="lg">
      <StickyTable size="medium">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Email</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>Address</Table.Th>
            <Table.Th>Created</Table.Th>
            <Table.Th ta="end">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOneself={user.id === ownId}
              onDelete={() => setDoomed(user)}
            />
          ))}
        </Table.Tbody>
      </StickyTable>
      <ListPages
        page={page}
        pages={pages}
        onPage={(chosen) => onSearch({ ...search, page: chosen })}
      />
      <DeleteUserDialog user={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

interface UserRowProps {
  user: AccountUser;
  isOneself: boolean;
  onDelete: () => void;
}

function UserRow({ user, isOneself, onDelete }: UserRowProps) {
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
      <Table.Td>{roleLabels[user.role]}</Table.Td>
      <Table.Td className={classes.confirmed}>
        <StatusBadge tone={user.emailVerified ? "live" : "idle"}>
          {user.emailVerified ? "Confirmed" : "Not confirmed"}
        </StatusBadge>
      </Table.Td>
      <Table.Td data-label="Created" className={classes.day}>
        <time dateTime={user.createdAt}>{localDay(user.createdAt)}</time>
      </Table.Td>
      <Table.Td ta="end">
        {isOneself ? (
          <OwnDeleteButton name={user.name} />
        ) : (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={`Delete ${user.name}, ${user.email}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Can be reached though it does nothing: whoever hovers or focuses it reads why. */
function OwnDeleteButton({ name }: { name: string }) {
  return (
    <Tooltip
      label={messages.notOneself}
      multiline
      w={220}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        variant="subtle"
        color="red"
        size="xs"
        className={classes.own}
        data-disabled
        aria-disabled
        aria-label={`Delete ${name}`}
        aria-description={messages.notOneself}
      >
        Delete
      </Button>
    </Tooltip>
  );
}
