import { trashMessages as messages } from "@before-ten/contracts/trash/messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

/** Mutations for the trash. `onDone` runs before anything is refetched. */
export function useTrashActions(onDone: () => void) {
  const utils = trpc.useUtils();
  const telling = (failed: string) => ({
    async onSuccess({ message }: { message: string }) {
      notifySuccess(message);
      onDone();
      // What was restored may be on many pages.
      await utils.invalidate();
    },
    onError(error: FailedCall) {
      notifyError(errorSentence(error, { failed }));
    },
  });
  const restore = trpc.trash.restore.useMutation(telling(messages.restoreFailed));
  const remove = trpc.trash.delete.useMutation(telling(messages.deleteFailed));
  const empty = trpc.trash.empty.useMutation(telling(messages.deleteFailed));
  const isBusy = [restore, remove, empty].some(({ isPending }) => isPending);
  return {
    isBusy,
    restore(ids: string[]) {
      if (!isBusy) restore.mutate({ ids });
    },
    deleteForGood: (ids: string[]) => remove.mutate({ ids }),
    empty: () => empty.mutate({}),
  };
}
