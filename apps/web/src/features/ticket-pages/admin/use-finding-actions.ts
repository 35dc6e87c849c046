import type { FindingInput } from "@before-ten/contracts/ticket-pages/input";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

/** The event's form on the same page. */
export interface EventForm {
  hasUnsaved: () => boolean;
  /** Called when the event has changed, so that its form is reset. */
  onTakenOver: () => Promise<unknown>;
}

/** Accepts or ignores findings, then refetches them, also after an error. */
export function useFindingActions(form: EventForm | undefined) {
  const utils = trpc.useUtils();
  const onError = async (error: Parameters<typeof errorSentence>[0]) => {
    const { actionFailed: failed, actionFailedRetry: retry } = messages;
    notifyError(errorSentence(error, { failed, retry }));
    await utils.ticketPages.invalidate();
  };
  const takingOver = trpc.ticketPages.takeOver.useMutation({
    async onSuccess() {
      notifySuccess(messages.takenOver);
      await Promise.all([
        utils.ticketPages.invalidate(),
        utils.events.invalidate(),
        utils.series.invalidate(),
        utils.alerts.invalidate(),
        utils.dashboard.invalidate(),
      ]);
      await form?.onTakenOver();
    },
    onError,
  });
  const ignoring = trpc.ticketPages.ignore.useMutation({
    async onSuccess() {
      notifySuccess(messages.ignored);
      await utils.ticketPages.invalidate();
    },
    onError,
  });
  const sent = ({ id, field, ours, found }: FindingInput) => ({ id, field, ours, found });
  return {
    isBusy: takingOver.isPending || ignoring.isPending,
    takeOver: (finding: FindingInput) => {
      // Unsaved changes would be lost, or would revert the accepted value when saved.
      if (form?.hasUnsaved() === true) notifyError(messages.saveFirst);
      else takingOver.mutate(sent(finding));
    },
    ignore: (finding: FindingInput) => ignoring.mutate(sent(finding)),
  };
}
