import type { PublicEvent } from "@before-ten/contracts/events/output";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { useUndoDeletion } from "../../../../admin/undo/use-undo-deletion.ts";
import { useEventsChanged } from "../use-events-changed.ts";

interface DeleteEventDialogProps {
  /** Undefined while the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
  /** Runs before the event is refetched. */
  onDeleted?: () => Promise<void>;
}

export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const eventsChanged = useEventsChanged();
  const offerUndo = useUndoDeletion();
  const remove = trpc.events.delete.useMutation({
    async onSuccess(_, { id }) {
      offerUndo(messages.deleted, [id], event?.eventName);
      onClose();
      await onDeleted?.();
      await eventsChanged();
    },
    onError(error) {
      notifyError(
        errorSentence(error, {
          failed: messages.deleteFailed,
          retry: messages.deleteFailedRetry,
        }),
      );
    },
  });
  return (
    <ConfirmDialog
      title={event === undefined ? "" : `Delete ${event.eventName}`}
      question={event && messages.confirmDelete}
      note={trashMessages.staysFor}
      action="Delete event"
      isBusy={remove.isPending}
      onConfirm={() => event && remove.mutate({ id: event.id })}
      onClose={onClose}
    />
  );
}
