import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { notifySuccess } from "../../lib/notify.ts";
import { useSaveKey } from "../../lib/idempotency-key.ts";
import type { FailedCall } from "../../lib/trpc.ts";

/** What a form tells its page of how its saving went. */
export interface SavingEnds {
  onSaved: () => void;
  onRefused: (error: FailedCall, sentences: { failed: string; retry: string }) => void;
}

interface SaveOnce extends SavingEnds {
  messages: Record<
    | "created"
    | "createFailed"
    | "createFailedRetry"
    | "updated"
    | "updateFailed"
    | "updateFailedRetry",
    string
  >;
  /** The list that one leaves for when it is saved. */
  list: "/admin/events" | "/admin/blogs" | "/admin/campaigns";
  /** Where one goes instead. */
  leaveTo?: (saved: { id: string }) => Promise<unknown>;
  /** What has to be read anew by then. */
  changed: () => Promise<unknown>;
}

/**
 * Saves a form that creates or changes one thing, then leaves the page. It is saved once, also when
 * its answer was lost and it is sent again.
 */
export function useSaveOnce({ messages, list, leaveTo, changed, onSaved, onRefused }: SaveOnce) {
  const navigate = useNavigate();
  /**
   * True from the click until the page is left: React tells of a pending call only with its next
   * rendering.
   */
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);
  const { context, prepare } = useSaveKey();

  async function leave(sentence: string, saved: { id: string }) {
    isSaved.current = true;
    onSaved();
    notifySuccess(sentence);
    await (leaveTo === undefined ? navigate({ to: list }) : leaveTo(saved));
    await changed();
  }

  const refuse: SavingEnds["onRefused"] = (error, sentences) => {
    isUnderWay.current = false;
    onRefused(error, sentences);
  };

  return {
    /** Options of the mutations that create and change. */
    creating: {
      trpc: { context },
      onSuccess: (saved: { id: string }) => leave(messages.created, saved),
      onError: (error: FailedCall) =>
        refuse(error, { failed: messages.createFailed, retry: messages.createFailedRetry }),
    },
    updating: {
      onSuccess: (saved: { id: string }) => leave(messages.updated, saved),
      onError: (error: FailedCall) =>
        refuse(error, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
    },
    /** There is nothing to lose any more. */
    isDone: () => isSaved.current,
    once: <Input>(input: Input, save: (input: Input) => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      prepare(input);
      save(input);
    },
  };
}
