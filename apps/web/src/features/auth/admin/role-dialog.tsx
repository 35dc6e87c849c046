import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { authMessages } from "@before-ten/contracts/auth/messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { type AdminRole, adminRoles } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import {
  type Confirmation,
  confirmedInput,
  unconfirmed,
} from "../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import dialogClasses from "../../../admin/form/dialog-choices.module.css";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { useRoleWords } from "../../../admin/shell/use-role-names.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { RoleFields } from "./role-fields.tsx";

interface RoleDialogProps {
  /** Undefined while the dialog is closed. */
  user: AccountUser | undefined;
  onClose: () => void;
}

export function RoleDialog({ user, onClose }: RoleDialogProps) {
  return (
    <Modal
      opened={user !== undefined}
      onClose={onClose}
      title={user === undefined ? "" : `Role of ${user.name}`}
      classNames={{ content: dialogClasses.dialog }}
    >
      {user && <RoleForm user={user} onClose={onClose} />}
    </Modal>
  );
}

const noAdmin = "none";

function RoleForm({ user, onClose }: { user: AccountUser; onClose: () => void }) {
  const utils = trpc.useUtils();
  const wordsOf = useRoleWords();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm<Confirmation & { role: string; reach: Reach | null }>({
    initialValues: { role: user.adminRole ?? noAdmin, reach: user.reach, ...unconfirmed },
    validate: {
      currentPassword: (typed, { passkey }) =>
        typed === "" && passkey === undefined ? authMessages.passwordRequired : null,
    },
  });

  async function done(message: string) {
    notifySuccess(message);
    onClose();
    await utils.users.invalidate();
    await utils.invitations.invalidate();
  }

  function onError(error: FailedCall) {
    refusedBy(error, form, { failed: messages.roleFailed, retry: messages.roleFailedRetry });
  }

  const change = trpc.users.setRole.useMutation({
    onSuccess: ({ name, adminRole, reach }) =>
      done(messages.roleChanged(name, adminRole ? wordsOf(adminRole, reach) : "")),
    onError,
  });
  const end = trpc.users.endAccess.useMutation({
    onSuccess: ({ message }) => done(message),
    onError,
  });
  const isPending = change.isPending || end.isPending;

  function submit({ role, reach, ...confirmation }: typeof form.values) {
    if (isPending) return;
    const adminRole = adminRoles.find((each: AdminRole) => each === role);
    if (adminRole === undefined) end.mutate(confirmedInput({ id: user.id, ...confirmation }));
    else change.mutate(confirmedInput({ id: user.id, adminRole, reach, ...confirmation }));
  }

  const isEnding = form.values.role === noAdmin;
  return (
    <form
      ref={field}
      noValidate
      aria-label={`Role of ${user.name}`}
      onSubmit={form.onSubmit(submit, refused)}
    >
      <Stack>
        <RoleFields
          {...form.getInputProps("role")}
          reach={{
            value: form.values.reach,
            onChange: (chosen) => form.setFieldValue("reach", chosen),
          }}
          other={{
            value: noAdmin,
            label: "No longer an admin",
            description: "Ends their access at once. Their account and what they wrote stay.",
          }}
        />
        <Text size="sm">Either way they are signed out, and API keys they made stop working.</Text>
        <OwnPasswordInput form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={isPending} {...(isEnding && { color: "red" })}>
            {isEnding ? "End access" : "Change role"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
