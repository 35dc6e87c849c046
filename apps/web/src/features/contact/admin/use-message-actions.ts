import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

const updateFailed = "Failed to update the message";
const retryFailed = "Failed to send the email again";

/** Mutations for contact messages. */
export function useMessageActions() {
  const utils = trpc.useUtils();
  const setStatus = trpc.contact.setStatus.useMutation({
    onSuccess: (message) => changed(message, `Message marked as ${message.status}`),
    onError: (error) => failed(error, updateFailed),
  });
  const assign = trpc.contact.assign.useMutation({
    // A choice made while the last one is being saved follows it.
    scope: { id: "contact.assign" },
    onSuccess: (message) =>
      changed(
        message,
        message.assignee === null
          ? "Message unassigned"
          : `Message assigned to ${message.assignee.name}`,
      ),
    onError: (error) => failed(error, updateFailed),
  });
  const setRead = trpc.contact.setRead.useMutation({
    onSuccess: (message) => changed(message),
    onError: (error) => failed(error, updateFailed),
  });
  const retryMail = trpc.contact.retryMail.useMutation({
    onSuccess: (message) => changed(message, "The email to the team is on its way again"),
    onError: (error) => failed(error, retryFailed),
  });
  const retryReply = trpc.contact.retryReply.useMutation({
    onSuccess: (message) => changed(message, "The answer is on its way again"),
    onError: (error) => failed(error, retryFailed),
  });

  async function changed(message: AdminContactMessage, sentence?: string) {
    if (sentence !== undefined) notifySuccess(sentence);
    // Its thread may be open.
    utils.contact.get.setData({ id: message.id }, (thread) => thread && { ...thread, ...message });
    await utils.contact.invalidate();
  }

  async function failed(error: FailedCall, sentence: string) {
    notifyError(errorSentence(error, { failed: sentence }));
    // A colleague was faster, or the message was deleted.
    if (error.data) await utils.contact.invalidate();
  }

  const calls = [setStatus, retryMail, retryReply];
  const isBusy = calls.some(({ isPending }) => isPending);
  return {
    isBusy,
    toggleStatus({ id, status }: AdminContactMessage) {
      if (!isBusy) setStatus.mutate({ id, status: status === "open" ? "done" : "open" });
    },
    assign({ id }: AdminContactMessage, assigneeId: string | null) {
      assign.mutate({ id, assigneeId });
    },
    markRead({ id, isRead }: AdminContactMessage) {
      if (!isRead) setRead.mutate({ id, isRead: true });
    },
    retry({ id }: AdminContactMessage) {
      if (!isBusy) retryMail.mutate({ id });
    },
    retryReply(id: string) {
      if (!isBusy) retryReply.mutate({ id });
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
