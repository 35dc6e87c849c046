import type { FieldChange } from "@before-ten/contracts/editing/output";
import { onlineManager } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { notifySuccess } from "../../lib/notify.ts";
import { offerUndo } from "../undo/offer-undo.ts";
import { useSaveKey } from "../../lib/idempotency-key.ts";
import type { FailedCall } from "../../lib/trpc.ts";

interface Saved {
  id: string;
  /** What others changed in other fields since the form was opened. */
  meanwhile?: readonly FieldChange[] | undefined;
  /** By which it is taken back. */
  undoId?: string | undefined;
}

/** What a form tells its page of how its saving went. */
export interface SavingEnds {
  onSaved: (saved?: Saved) => void;
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
  leaveTo?: (saved: Saved) => Promise<unknown>;
  /** Takes back what was saved with an `undoId`; `text` says what that was. */
  undo?: { text: string; run: (undoId: string) => void };
  /** What has to be read anew by then. */
  changed: () => Promise<unknown>;
}

/**
 * Saves a form that creates or changes one thing, then leaves the page. It is saved once, also when
 * its answer was lost and it is sent again.
 */
export function useSaveOnce({
  messages,
  list,
  leaveTo,
  undo,
  changed,
  onSaved,
  onRefused,
}: SaveOnce) {
  const navigate = useNavigate();
  /**
   * True from the click until the page is left: React tells of a pending call only with its next
   * rendering.
   */
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);
  const { context, prepare } = useSaveKey();

  async function leave(sentence: string, saved: Saved) {
    isSaved.current = true;
    const { undoId } = saved;
    notifySuccess(sentence);
    if (undo !== undefined && undoId !== undefined) {
      offerUndo(undo.text, () => undo.run(undoId));
    }
    onSaved(saved);
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
      retry: waitsForConnection,
      onSuccess: (saved: Saved) => leave(messages.created, saved),
      onError: (error: FailedCall) =>
        refuse(error, { failed: messages.createFailed, retry: messages.createFailedRetry }),
    },
    updating: {
      retry: waitsForConnection,
      onSuccess: (saved: Saved) => leave(messages.updated, saved),
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

/**
 * What got lost on its way is sent again once there is a connection: the same key, or the version
 * it began from, keeps it from being saved twice.
 */
function waitsForConnection(_failures: number, error: FailedCall): boolean {
  return !error.data && !onlineManager.isOnline();
}
