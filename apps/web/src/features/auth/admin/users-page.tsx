import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { userRoles } from "@before-ten/contracts/auth/roles";
import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconUserPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { AccountSection } from "./account-section.tsx";
import { CreateAdminDialog } from "./create-admin-dialog.tsx";
import { useOwnAccount } from "./use-own-account.ts";
import { roleLabels } from "./user-labels.ts";
import { type UsersSearch, validateUsersSearch } from "./users-search.ts";
import { UsersTable } from "./users-table.tsx";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import tableClasses from "../../../admin/list/table.module.css";

interface UsersPageProps {
  search: UsersSearch;
  onSearch: (search: UsersSearch) => void;
}

export function UsersPage({ search, onSearch }: UsersPageProps) {
  const users = trpc.users.list.useQuery(
    { ...search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  const [isCreating, creation] = useDisclosure(false);
  useQueryAction("create", creation.open);
  const me = useOwnAccount();
  const total = users.data?.pagination.total;
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={creation.open}>
          Create admin
        </Button>
      </Group>
      <Group component="search" align="end" justify="space-between">
        <NativeSelect
          label="Role"
          data={[
            { value: "all", label: "All" },
            ...userRoles.map((role) => ({ value: role, label: roleLabels[role] })),
          ]}
          value={search.role ?? "all"}
          onChange={({ currentTarget }) =>
            onSearch(validateUsersSearch({ role: currentTarget.value }))
          }
        />
        <Text size="sm" c="dimmed" role="status" className={tableClasses.count}>
          {total !== undefined &&
            `${total.toLocaleString("en-AU")} ${total === 1 ? "account" : "accounts"}`}
        </Text>
      </Group>
      {users.isPending && <LoadingRows label="Loading accounts" rows={6} rowHeight="2.5rem" />}
      {users.isError && (
        <FailedList
          {...loadErrorNotice(users.error, { failed: messages.loadFailed })}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.isSuccess && (
        <div className={users.isPlaceholderData ? tableClasses.refreshing : undefined}>
          {users.data.items.length === 0 && users.data.pagination.total === 0 ? (
            <NoUsers onClear={() => onSearch({})} />
          ) : (
            <UsersTable users={users.data} ownId={me?.id} search={search} onSearch={onSearch} />
          )}
        </div>
      )}
      {/* The forms begin anew with another account or address, not with each change of this one. */}
      {me && <AccountSection key={`${me.id} ${me.email.toLowerCase()}`} user={me} />}
      <CreateAdminDialog isOpen={isCreating} onClose={creation.close} />
    </Stack>
  );
}

/** Only a filter leads here: whoever reads this has an account. */
function NoUsers({ onClear }: { onClear: () => void }) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{messages.noneFound}</Text>
        <Text c="dimmed">Nobody has an account with this role.</Text>
        <Button variant="default" onClick={onClear}>
          Clear Filters
        </Button>
      </Stack>
    </Paper>
  );
}
