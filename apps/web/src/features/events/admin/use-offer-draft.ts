import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { useEventsChanged } from "./use-events-changed.ts";

/**
 * Says who will be mailed of an event that was just published, or of the dates of a new series,
 * with the way back to drafts. Counts first; a failed count says nothing, as the edit page counts
 * again.
 */
export function useOfferDraft(): (ids: readonly string[]) => Promise<void> {
  const utils = trpc.useUtils();
  const unpublish = useUnpublish();
  const unpublishAll = trpc.events.bulk.useMutation(
    useUnpublished(adminAlertMessages.allUnpublished),
  );
  return async (ids) => {
    const [id = ""] = ids;
    // Those who wait are told once, so the first date counts all of them.
    const counts = await utils.client.alerts.count.query({ id }).catch(() => undefined);
    if (!counts?.announcement) return;
    offerUndo(adminAlertMessages.published(counts.announcement.people), () => {
      if (ids.length === 1) unpublish.mutate({ id, status: "draft" });
      else
        unpublishAll.mutate({ ids: [...ids], change: { operation: "setStatus", status: "draft" } });
    });
  };
}

/** Makes a published event a draft again. */
export function useUnpublish() {
  return trpc.events.setStatus.useMutation(useUnpublished(adminAlertMessages.unpublished));
}

function useUnpublished(message: string) {
  const eventsChanged = useEventsChanged();
  return {
    async onSuccess() {
      notifySuccess(message);
      await eventsChanged();
    },
    onError: (error: FailedCall) =>
      notifyError(
        errorSentence(error, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
      ),
  };
}
