import { editingMessages } from "@before-ten/contracts/editing/messages";
import type { FieldChange } from "@before-ten/contracts/editing/output";
import { onlineManager } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { notifyPlain, notifySuccess } from "../../lib/notify.ts";
import { offerUndo } from "../undo/offer-undo.ts";
import { useSaveKey } from "../../lib/api/idempotency-key.ts";
import { lastPlaceOf } from "../list/last-place.ts";
import type { FailedCall } from "../../lib/api/trpc.ts";

interface Saved {
  id: string;
  /** Fields that others changed since the form was opened. */
  meanwhile?: readonly FieldChange[] | undefined;
  /** Id for undoing the change. */
  undoId?: string | undefined;
  /** The dates of a series. */
  events?: readonly { id: string }[] | undefined;
}

/** Callbacks through which a form reports the outcome of saving. */
export interface SavingEnds {
  onSaved: (saved?: Saved) => void;
  /** Whether the form stays open, as the key saved it; it then shows what is stored. */
  staysAfter?: (saved: Saved) => Promise<boolean>;
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
  /** The list to go to after saving. */
  list: "/admin/events" | "/admin/blogs" | "/admin/pages" | "/admin/venues" | "/admin/campaigns";
  /** Replaces going to the list. */
  leaveTo?: (saved: Saved) => Promise<unknown>;
  /** What is created is only for admins, which a second toast says. */
  isDraft?: boolean;
  /** Undoes a save that returned an `undoId`; `text` says what was done. */
  undo?: { text: string; run: (undoId: string) => void };
  /** Reloads what the change affects. */
  changed: (saved: Saved) => Promise<unknown>;
}

/**
 * Saves a new or changed thing once, even if it is sent again after a lost answer, then leaves the
 * page for the list as it was, unless the key saved it.
 */
export function useSaveOnce({
  messages,
  list,
  leaveTo,
  isDraft,
  undo,
  changed,
  onSaved,
  staysAfter,
  onRefused,
}: SaveOnce) {
  const navigate = useNavigate();
  /**
   * True from the click until the page is left: React reports a pending call only with its next
   * render.
   */
  const isUnderWay = useRef(false);
  const isSaved = useRef(false);
  const { context, prepare } = useSaveKey();

  async function leave(sentence: string, saved: Saved) {
    const { undoId } = saved;
    notifySuccess(sentence);
    if (undo !== undefined && undoId !== undefined) {
      offerUndo(undo.text, () => undo.run(undoId));
    }
    if (await staysAfter?.(saved)) {
      isUnderWay.current = false;
      await changed(saved);
      return;
    }
    isSaved.current = true;
    onSaved(saved);
    await (leaveTo === undefined ? navigate({ href: lastPlaceOf(list) }) : leaveTo(saved));
    await changed(saved);
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
      async onSuccess(saved: Saved) {
        if (isDraft === true) notifyPlain(editingMessages.isDraft);
        await leave(messages.created, saved);
      },
      onError: (error: FailedCall) =>
        refuse(error, { failed: messages.createFailed, retry: messages.createFailedRetry }),
    },
    updating: {
      retry: waitsForConnection,
      onSuccess: (saved: Saved) => leave(messages.updated, saved),
      onError: (error: FailedCall) =>
        refuse(error, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
    },
    /** Saved, so leaving loses nothing. */
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
 * Retries lost requests once there is a connection: the same key, or the base version, keeps them
 * from being saved twice.
 */
function waitsForConnection(_failures: number, error: FailedCall): boolean {
  return !error.data && !onlineManager.isOnline();
}
