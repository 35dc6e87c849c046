import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { Invitation } from "@before-ten/contracts/auth/output";
import { Menu, Stack, Table, Text, Title } from "@mantine/core";
import { IconMailOff, IconSend } from "@tabler/icons-react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { FailedList } from "../../../admin/list/list-states.tsx";
import { menuIconSize, RowMenu } from "../../../admin/list/row-menu.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { useRoleWords } from "../../../admin/shell/use-role-names.ts";
import { errorSentence, loadErrorNotice } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import classes from "./users.module.css";

/** Open invitations; nothing if there are none. */
export function InvitationsSection() {
  const invitations = trpc.invitations.list.useQuery();
  if (invitations.isError) {
    return (
      <FailedList
        {...loadErrorNotice(invitations.error, { failed: messages.invitationsLoadFailed })}
        onRetry={() => void invitations.refetch()}
      />
    );
  }
  if (invitations.data === undefined || invitations.data.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="invitations-title" gap="sm">
      <Title order={2} size="h3" id="invitations-title">
        Invitations
      </Title>
      <StickyTable size="medium">
        <TableHead
          columns={["Email", "Role", "Invited by", "Valid until"]}
          endColumns={["Actions"]}
        />
        <Table.Tbody>
          {invitations.data.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Table.Tbody>
      </StickyTable>
    </Stack>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, adminRole, reach, invitedBy, expiresAt, isExpired, hasAccount } = invitation;
  const wordsOf = useRoleWords();
  const utils = trpc.useUtils();
  const onSettled = () => utils.invitations.invalidate();
  const resend = trpc.invitations.resend.useMutation({
    onSuccess: () => notifySuccess(messages.invited(email)),
    onError: (error) =>
      notifyError(
        errorSentence(error, { failed: messages.inviteFailed, retry: messages.inviteFailedRetry }),
      ),
    onSettled,
  });
  const revoke = trpc.invitations.revoke.useMutation({
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) =>
      notifyError(errorSentence(error, { failed: messages.revokeInvitationFailed })),
    onSettled,
  });
  return (
    <Table.Tr>
      <Table.Th scope="row" data-whole className={classes.email}>
        {email}
        {hasAccount && (
          <Text size="sm" c="dimmed" fw={400}>
            Has an account. Accepting sets a new password and ends its old password, sessions and
            keys.
          </Text>
        )}
      </Table.Th>
      <Table.Td data-label="Role">{wordsOf(adminRole, reach)}</Table.Td>
      <Table.Td data-label="Invited by">{invitedBy}</Table.Td>
      <Table.Td data-label="Valid until" className={classes.day}>
        {isExpired ? (
          <StatusBadge tone="idle">Expired</StatusBadge>
        ) : (
          <time dateTime={expiresAt}>{momentOf(expiresAt)}</time>
        )}
      </Table.Td>
      <Table.Td ta="end">
        <RowMenu of={email} isBusy={resend.isPending || revoke.isPending}>
          <Menu.Item
            leftSection={<IconSend size={menuIconSize} aria-hidden />}
            onClick={() => resend.mutate({ id })}
          >
            Send again
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconMailOff size={menuIconSize} aria-hidden />}
            onClick={() => revoke.mutate({ id })}
          >
            Withdraw
          </Menu.Item>
        </RowMenu>
      </Table.Td>
    </Table.Tr>
  );
}
