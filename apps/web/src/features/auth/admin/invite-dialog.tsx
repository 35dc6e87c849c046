import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { inviteAdminInput } from "@before-ten/contracts/auth/input";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { RoleFields } from "./role-fields.tsx";

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Invite an admin"
      // A stray click must not discard what was typed.
      closeOnClickOutside={false}
    >
      <InviteForm onClose={onClose} />
    </Modal>
  );
}

const checkInvitation = confirmedBy(inviteAdminInput);
const firstRole: AdminRole = "editor";
const everywhere: Reach | null = null;

function InviteForm({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { email: "", adminRole: firstRole, reach: everywhere, ...unconfirmed },
    validate: checkInvitation,
  });
  const invite = trpc.invitations.create.useMutation({
    async onSuccess({ email, hasAccount }) {
      notifySuccess(hasAccount ? messages.invitedWithAccount(email) : messages.invited(email));
      onClose();
      await utils.invitations.invalidate();
    },
    onError: (error) =>
      refusedBy(error, form, { failed: messages.inviteFailed, retry: messages.inviteFailedRetry }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="New invitation"
      onSubmit={form.onSubmit((invitation) => {
        if (!invite.isPending) invite.mutate(confirmedInput(invitation));
      }, refused)}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          We'll email a link to set a name and password.
        </Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("email")}
        />
        <RoleFields
          {...form.getInputProps("adminRole")}
          reach={{
            value: form.values.reach,
            onChange: (chosen) => form.setFieldValue("reach", chosen),
          }}
        />
        <OwnPasswordInput form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={invite.isPending}>
            {invite.isPending ? "Sending..." : "Send invitation"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
