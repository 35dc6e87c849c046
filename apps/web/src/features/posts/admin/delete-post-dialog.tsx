import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { trashMessages } from "@before-ten/contracts/trash/messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { useUndoDeletion } from "../../../admin/undo/use-undo-deletion.ts";
import { usePostsChanged } from "./use-posts-changed.ts";

interface DeletionSentences {
  deleted: string;
  failed: string;
  retry: string;
}

/** The specification has different wording in the list and on the post's own page. */
export const deletionFromList: DeletionSentences = {
  deleted: messages.deletedFromList,
  failed: messages.deleteFromListFailed,
  retry: messages.deleteFromListFailedRetry,
};

export const deletionFromPage: DeletionSentences = {
  deleted: messages.deleted,
  failed: messages.deleteFailed,
  retry: messages.deleteFailedRetry,
};

interface DeletePostDialogProps {
  /** Undefined while the dialog is closed. */
  post: AdminPostSummary | undefined;
  sentences: DeletionSentences;
  onClose: () => void;
  /** Runs before the post is refetched. */
  onDeleted?: () => Promise<void>;
}

export function DeletePostDialog({ post, sentences, onClose, onDeleted }: DeletePostDialogProps) {
  const postsChanged = usePostsChanged();
  const offerUndo = useUndoDeletion();
  const remove = trpc.posts.delete.useMutation({
    async onSuccess(_, { id }) {
      offerUndo(sentences.deleted, [id], post?.title);
      onClose();
      await onDeleted?.();
      await postsChanged();
    },
    onError(error) {
      notifyError(errorSentence(error, sentences));
    },
  });
  return (
    <ConfirmDialog
      title={post === undefined ? "" : `Delete ${post.title}`}
      question={post && messages.confirmDelete}
      note={trashMessages.staysFor}
      action="Delete post"
      isBusy={remove.isPending}
      onConfirm={() => post && remove.mutate({ id: post.id })}
      onClose={onClose}
    />
  );
}
