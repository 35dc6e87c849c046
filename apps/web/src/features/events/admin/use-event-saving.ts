import type { PublicEvent } from "@before-ten/contracts/event";
import { adminEventMessages as messages } from "@before-ten/contracts/staff-messages";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { failureSentence, failuresByField } from "../../../lib/failed-call.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/trpc.ts";
import { type EventFormValues, writtenEvent } from "./event-form-values.ts";
import { useEventsChanged } from "./use-events-changed.ts";

interface EventSaving {
  /** Undefined: a new one. */
  event: PublicEvent | undefined;
  onSaved: () => void;
  /** What the server found wrong, by field. */
  onFaults: (faults: Record<string, string>) => void;
}

/** Creates or changes an event, once, and goes to the list of events. */
export function useEventSaving({ event, onSaved, onFaults }: EventSaving) {
  const navigate = useNavigate();
  const eventsChanged = useEventsChanged();
  /** From the click until the page is left: React tells of a pending call only with its next rendering. */
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);

  const create = trpc.events.create.useMutation({
    onSuccess: () => leave(messages.created),
    onError: (failure) =>
      refuse(failure, { failed: messages.createFailed, retry: messages.createFailedRetry }),
  });
  const update = trpc.events.update.useMutation({
    onSuccess: () => leave(messages.updated),
    onError: (failure) =>
      refuse(failure, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
  });
  const saving = event === undefined ? create : update;

  async function leave(sentence: string) {
    isSaved.current = true;
    onSaved();
    notifySuccess(sentence);
    await navigate({ to: "/admin/events" });
    await eventsChanged();
  }

  function refuse(failure: FailedCall, sentences: { failed: string; retry: string }) {
    isUnderWay.current = false;
    notifyError(failureSentence(failure, sentences));
    onFaults(failuresByField(failure));
  }

  return {
    isSaving: saving.isPending,
    /** There is nothing to lose any more. */
    isDone: () => isSaved.current,
    save: (values: EventFormValues) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      saving.mutate(writtenEvent(values, event));
    },
  };
}
