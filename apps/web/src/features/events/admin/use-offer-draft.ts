import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { useEventsChanged } from "./use-events-changed.ts";

/**
 * Says who will be mailed of an event that was just published, with the way back to a draft. Counts
 * first; a failed count says nothing, as the edit page counts again.
 */
export function useOfferDraft(): (id: string) => Promise<void> {
  const utils = trpc.useUtils();
  const unpublish = useUnpublish();
  return async (id) => {
    const counts = await utils.client.alerts.count.query({ id }).catch(() => undefined);
    if (!counts?.announcement) return;
    offerUndo(adminAlertMessages.published(counts.announcement.people), () =>
      unpublish.mutate({ id, status: "draft" }),
    );
  };
}

/** Makes a published event a draft again. */
export function useUnpublish() {
  const eventsChanged = useEventsChanged();
  return trpc.events.setStatus.useMutation({
    async onSuccess() {
      notifySuccess(adminAlertMessages.unpublished);
      await eventsChanged();
    },
    onError: (error) =>
      notifyError(
        errorSentence(error, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
      ),
  });
}
