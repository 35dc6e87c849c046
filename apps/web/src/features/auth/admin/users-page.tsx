import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { Button, Group, Stack, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconUserPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { useOwnAccount } from "../../../admin/shell/use-own-account.ts";
import { CreateAdminDialog } from "./create-admin-dialog.tsx";
import { InvitationsSection } from "./invitations-section.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import type { UsersSearch } from "./users-search.ts";
import { UsersTable } from "./users-table.tsx";

export function UsersPage({ list }: { list: OpenList<UsersSearch> }) {
  const users = trpc.users.list.useQuery(
    { ...list.search, limit: tablePageLimit },
    { placeholderData: keepPreviousData },
  );
  const [isCreating, creation] = useDisclosure(false);
  useQueryAction("create", creation.open);
  const [isInviting, invitation] = useDisclosure(false);
  useQueryAction("invite", invitation.open);
  const me = useOwnAccount();
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Users</Title>
        <Group gap="xs">
          <Button variant="default" onClick={creation.open}>
            Create admin
          </Button>
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={invitation.open}>
            Invite admin
          </Button>
        </Group>
      </Group>
      <InvitationsSection />
      <ListFilters list={list}>
        <ListCount total={users.data?.pagination.total} one="account" many="accounts" />
      </ListFilters>
      <LoadedList
        call={users}
        loading={<LoadingRows label="Loading accounts" rows={6} rowHeight="2.5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <UsersTable list={list} found={found} ownId={me?.id} />}
      </LoadedList>
      <InviteDialog isOpen={isInviting} onClose={invitation.close} />
      <CreateAdminDialog isOpen={isCreating} onClose={creation.close} />
    </Stack>
  );
}
