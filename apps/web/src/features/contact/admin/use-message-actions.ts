import type { StaffContactMessage } from "@before-ten/contracts/contact-staff";
import { failureSentence } from "../../../lib/failed-call.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/trpc.ts";

const updateFailed = "Failed to update the message";
const retryFailed = "Failed to send the e-mail again";

/** What staff do with a message. `onChanged` gets it as it is now. */
export function useMessageActions(onChanged: (message: StaffContactMessage) => void) {
  const utils = trpc.useUtils();
  const setStatus = trpc.contact.setStatus.useMutation({
    onSuccess: (message) => changed(message, `Message marked as ${message.status}`),
    onError: (failure) => failed(failure, updateFailed),
  });
  const retryMail = trpc.contact.retryMail.useMutation({
    onSuccess: (message) => changed(message, "The e-mail to the team is on its way again"),
    onError: (failure) => failed(failure, retryFailed),
  });

  async function changed(message: StaffContactMessage, sentence: string) {
    notifySuccess(sentence);
    onChanged(message);
    await utils.contact.invalidate();
  }

  async function failed(failure: FailedCall, sentence: string) {
    notifyError(failureSentence(failure, { failed: sentence }));
    // A colleague was quicker, or the message is gone.
    if (failure.data) await utils.contact.invalidate();
  }

  const isBusy = setStatus.isPending || retryMail.isPending;
  return {
    isBusy,
    toggleStatus({ id, status }: StaffContactMessage) {
      if (!isBusy) setStatus.mutate({ id, status: status === "new" ? "answered" : "new" });
    },
    retry({ id }: StaffContactMessage) {
      if (!isBusy) retryMail.mutate({ id });
    },
  };
}
