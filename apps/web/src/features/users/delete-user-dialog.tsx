import { userMessages as messages } from "@before-ten/contracts/staff-messages";
import type { AccountUser } from "@before-ten/contracts/user";
import { failureSentence } from "../../lib/failed-call.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { ConfirmDialog } from "../../ui/staff/confirm-dialog.tsx";

interface DeleteUserDialogProps {
  /** Undefined: the dialog is closed. */
  user: AccountUser | undefined;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.users.delete.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onClose();
      await utils.users.invalidate();
    },
    async onError(failure) {
      notifyError(
        failureSentence(failure, {
          failed: messages.deleteFailed,
          retry: messages.deleteFailedRetry,
        }),
      );
      if (failure.data?.code !== "NOT_FOUND") return;
      // Another admin was faster.
      onClose();
      await utils.users.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title={user === undefined ? "" : `Delete ${user.name}`}
      question={user && messages.confirmDelete(user.email)}
      action="Delete account"
      isBusy={remove.isPending}
      onConfirm={() => user && remove.mutate({ id: user.id })}
      onClose={onClose}
    />
  );
}
