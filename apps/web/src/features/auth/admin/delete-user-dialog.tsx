import { deleteUserInput } from "@before-ten/contracts/auth/input";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import dialogClasses from "../../../admin/form/dialog-choices.module.css";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../admin/form/confirmed-form.ts";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";

interface DeleteUserDialogProps {
  /** Undefined while the dialog is closed. */
  user: AccountUser | undefined;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  return (
    <Modal
      opened={user !== undefined}
      onClose={onClose}
      title={user === undefined ? "" : `Delete ${user.name}`}
      centered
      classNames={{ content: dialogClasses.dialog }}
    >
      {user && <DeleteUserForm user={user} onClose={onClose} />}
    </Modal>
  );
}

const checkDeletion = confirmedBy(deleteUserInput);

function DeleteUserForm({ user, onClose }: { user: AccountUser; onClose: () => void }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id: user.id, ...unconfirmed },
    validate: checkDeletion,
  });
  const remove = trpc.users.delete.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onClose();
      await utils.users.invalidate();
    },
    async onError(error) {
      refusedBy(error, form, {
        failed: messages.deleteFailed,
        retry: messages.deleteFailedRetry,
      });
      if (error.data?.code !== "NOT_FOUND") return;
      // Another admin has deleted it already.
      onClose();
      await utils.users.invalidate();
    },
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label={`Delete ${user.name}`}
      onSubmit={form.onSubmit((deletion) => {
        if (!remove.isPending) remove.mutate(confirmedInput(deletion));
      }, refused)}
    >
      <Stack>
        <Text>{messages.confirmDelete(user.email)}</Text>
        <OwnPasswordInput data-autofocus form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={remove.isPending}>
            Delete account
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
