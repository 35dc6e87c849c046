import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../../lib/api/session.ts";
import { type DraftKeeping, type FormDraft, useFormDraft } from "./use-form-draft.ts";

interface DraftOffer<Values> extends Omit<DraftKeeping<Values>, "userId"> {
  /** Fills the form from the draft. */
  onRestore: (draft: FormDraft<Values>) => void;
}

/**
 * The draft of a form in a dialog or a drawer, for `DraftNotice`. It is restored without asking if
 * the session ended in the middle of it. Full-page forms use `useAdminForm`.
 */
export function useDraftOffer<Values>({ onRestore, ...keeping }: DraftOffer<Values>) {
  const session = useSession();
  const drafts = useFormDraft({
    ...keeping,
    userId: typeof session === "string" ? "" : session.user.id,
  });
  const { offer } = drafts;

  function restore(draft: FormDraft<Values>) {
    drafts.restore(draft);
    onRestore(draft);
  }

  const resume = useEffectEvent(() => {
    if (offer !== undefined) restore(offer);
  });
  useEffect(() => {
    if (drafts.isResumed) resume();
  }, [drafts.isResumed]);

  return {
    /** Undefined if there is no draft to decide about. */
    notice: offer && {
      savedAt: offer.savedAt,
      onRestore: () => restore(offer),
      onDiscard: () => drafts.discard(offer),
    },
    /** Call once the form is saved or discarded. */
    forget: () => drafts.forget(),
  };
}
