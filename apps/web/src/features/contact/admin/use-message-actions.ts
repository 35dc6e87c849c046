import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/trpc.ts";

const updateFailed = "Failed to update the message";
const retryFailed = "Failed to send the e-mail again";

/** What admins do with a message. `onChanged` gets it as it is now. */
export function useMessageActions(onChanged: (message: AdminContactMessage) => void) {
  const utils = trpc.useUtils();
  const setStatus = trpc.contact.setStatus.useMutation({
    onSuccess: (message) => changed(message, `Message marked as ${message.status}`),
    onError: (error) => failed(error, updateFailed),
  });
  const retryMail = trpc.contact.retryMail.useMutation({
    onSuccess: (message) => changed(message, "The e-mail to the team is on its way again"),
    onError: (error) => failed(error, retryFailed),
  });

  async function changed(message: AdminContactMessage, sentence: string) {
    notifySuccess(sentence);
    onChanged(message);
    await utils.contact.invalidate();
  }

  async function failed(error: FailedCall, sentence: string) {
    notifyError(errorSentence(error, { failed: sentence }));
    // A colleague was quicker, or the message is gone.
    if (error.data) await utils.contact.invalidate();
  }

  const isBusy = setStatus.isPending || retryMail.isPending;
  return {
    isBusy,
    toggleStatus({ id, status }: AdminContactMessage) {
      if (!isBusy) setStatus.mutate({ id, status: status === "new" ? "answered" : "new" });
    },
    retry({ id }: AdminContactMessage) {
      if (!isBusy) retryMail.mutate({ id });
    },
  };
}
