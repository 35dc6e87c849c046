import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import type { AdminVenueSummary } from "@before-ten/contracts/venues/output";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { useUndoDeletion } from "../../../../admin/undo/use-undo-deletion.ts";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notifyError } from "../../../../lib/notify.ts";

interface DeleteVenueDialogProps {
  /** Undefined while the dialog is closed. */
  venue: Pick<AdminVenueSummary, "id" | "name"> | undefined;
  onClose: () => void;
  /** Runs before the venue is refetched. */
  onDeleted?: () => Promise<void>;
}

export function DeleteVenueDialog({ venue, onClose, onDeleted }: DeleteVenueDialogProps) {
  const utils = trpc.useUtils();
  const offerUndo = useUndoDeletion();
  const remove = trpc.venues.delete.useMutation({
    async onSuccess({ message }, { id }) {
      offerUndo(message, [id], venue?.name);
      onClose();
      await onDeleted?.();
      await Promise.all([utils.venues.invalidate(), utils.events.invalidate()]);
    },
    onError(error) {
      const sentences = { failed: messages.deleteFailed, retry: messages.deleteFailedRetry };
      notifyError(errorSentence(error, sentences));
    },
  });
  return (
    <ConfirmDialog
      title={venue === undefined ? "" : `Delete ${venue.name}`}
      question={venue && messages.confirmDelete}
      note={trashMessages.staysFor}
      action="Delete venue"
      isBusy={remove.isPending}
      onConfirm={() => venue && remove.mutate({ id: venue.id })}
      onClose={onClose}
    />
  );
}
