import { trashMessages } from "@before-ten/contracts/trash/messages";
import { errorSentence } from "../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { offerUndo } from "./offer-undo.ts";

/** Shows `message` in a toast and offers to restore what was deleted, `name`, from the trash. */
export function useUndoDeletion(): (message: string, ids: string[], name?: string) => void {
  const utils = trpc.useUtils();
  const restore = trpc.trash.restore.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      // Any page may refer to what was restored.
      await utils.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: trashMessages.undoFailed })),
  });
  return (message, ids, name = trashMessages.counted(ids.length)) => {
    notifySuccess(message);
    offerUndo(trashMessages.moved(name), () => restore.mutate({ ids }));
  };
}
