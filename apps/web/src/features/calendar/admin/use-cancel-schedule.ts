import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

/** Cancels a scheduled change; the event or post stays as it is. */
export function useCancelSchedule() {
  const utils = trpc.useUtils();
  const ends = {
    async onSuccess() {
      notifySuccess("Schedule cancelled");
      await Promise.all([
        utils.calendar.invalidate(),
        utils.events.invalidate(),
        utils.posts.invalidate(),
      ]);
    },
    async onError(error: FailedCall) {
      notifyError(errorSentence(error, { failed: "Failed to cancel it" }));
      if (error.data) await utils.calendar.invalidate();
    },
  };
  const updateEvent = trpc.events.update.useMutation(ends);
  const updatePost = trpc.posts.update.useMutation(ends);
  const isBusy = updateEvent.isPending || updatePost.isPending;
  return {
    isBusy,
    cancel({ kind, id }: CalendarEntry) {
      if (isBusy) return;
      if (kind === "event-publication") updateEvent.mutate({ id, publishAt: null });
      if (kind === "event-take-down") updateEvent.mutate({ id, takeDownAt: null });
      if (kind === "post-publication") updatePost.mutate({ id, publishAt: null });
      if (kind === "post-take-down") updatePost.mutate({ id, takeDownAt: null });
    },
  };
}
