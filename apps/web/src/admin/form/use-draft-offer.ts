import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../lib/session.ts";
import { type DraftKeeping, type FormDraft, useFormDraft } from "./use-form-draft.ts";

interface DraftOffer<Values> extends Omit<DraftKeeping<Values>, "userId"> {
  /** Puts the draft into the form. */
  onRestore: (draft: FormDraft<Values>) => void;
}

/**
 * The draft of a form in a dialog or a drawer, as `DraftNotice` offers it. Whoever was signed out
 * in the middle of it finds it as it was. A form that fills a page has `useAdminForm`.
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
    /** Undefined: there is no draft to decide about. */
    notice: offer && {
      savedAt: offer.savedAt,
      onRestore: () => restore(offer),
      onDiscard: () => drafts.discard(offer),
    },
    /** Once the form is saved or given up. */
    forget: () => drafts.forget(),
  };
}
