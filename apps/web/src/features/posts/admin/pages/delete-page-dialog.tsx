import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPageSummary } from "@before-ten/contracts/pages/output";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { useUndoDeletion } from "../../../../admin/undo/use-undo-deletion.ts";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notifyError } from "../../../../lib/notify.ts";

interface DeletePageDialogProps {
  /** Undefined while the dialog is closed. */
  page: Pick<AdminPageSummary, "id" | "title"> | undefined;
  onClose: () => void;
  /** Runs before the page is refetched. */
  onDeleted?: () => Promise<void>;
}

export function DeletePageDialog({ page, onClose, onDeleted }: DeletePageDialogProps) {
  const utils = trpc.useUtils();
  const offerUndo = useUndoDeletion();
  const remove = trpc.pages.delete.useMutation({
    async onSuccess({ message }, { id }) {
      offerUndo(message, [id], page?.title);
      onClose();
      await onDeleted?.();
      await utils.pages.invalidate();
    },
    onError(error) {
      const sentences = { failed: messages.deleteFailed, retry: messages.deleteFailedRetry };
      notifyError(errorSentence(error, sentences));
    },
  });
  return (
    <ConfirmDialog
      title={page === undefined ? "" : `Delete ${page.title}`}
      question={page && messages.confirmDelete}
      note={trashMessages.staysFor}
      action="Delete page"
      isBusy={remove.isPending}
      onConfirm={() => page && remove.mutate({ id: page.id })}
      onClose={onClose}
    />
  );
}
