import { type FormErrors, useForm } from "@mantine/form";
import { useState } from "react";
import { useSession } from "../../lib/session.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormErrors } from "./use-form-errors.ts";
import type { SavingEnds } from "./use-save-once.ts";

interface AdminFormOptions<Values, Text> {
  /** What is written, as the key of its draft: `post:new`. */
  subject: string;
  initialValues: () => Values;
  validate: (values: Values) => FormErrors;
  /** What of the values a draft can hold, always with its fields in the same order: no file. */
  textOf: (values: Values) => Text;
  /**
   * Reads a draft that an earlier version of the page may have stored. Undefined: it can't be used.
   */
  readText: (stored: unknown) => Text | undefined;
}

/**
 * A form that fills a page: its draft is stored while somebody writes, and after an error the focus
 * is on the first wrong field. `AdminForm` shows it; `useSaveOnce`, with its `ends`, saves it.
 */
export function useAdminForm<Values extends object, Text extends Partial<Values>>({
  subject,
  initialValues,
  validate,
  textOf,
  readText,
}: AdminFormOptions<Values, Text>) {
  const session = useSession();
  const [before] = useState(initialValues);
  const form = useForm<Values>({ initialValues: before, validate });
  const drafts = useFormDraft<Text>({
    subject,
    userId: typeof session === "string" ? "" : session.user.id,
    stored: textOf(before),
    values: textOf(form.values),
    read: readText,
  });
  const { field, refused, refusedBy } = useFormErrors();
  const ends: SavingEnds = {
    onSaved: () => drafts.forget(),
    onRefused: (error, sentences) => refusedBy(error, form, sentences),
  };

  const { offer } = drafts;

  /** The notice is gone then, and with it the button that had the focus. */
  function focusFirst() {
    field.current?.querySelector<HTMLElement>("input")?.focus();
  }

  return {
    form,
    before,
    ends,
    /** Undefined: there is no draft to decide about. */
    draft: offer && {
      savedAt: offer.savedAt,
      onRestore: () => {
        form.setValues(drafts.restore(offer));
        focusFirst();
      },
      onDiscard: () => {
        drafts.discard(offer);
        focusFirst();
      },
    },
    ref: field,
    isDirty: () => form.isDirty(),
    /** Goes on when every field is right, or else to the first that is wrong. */
    ifValid: (goOn: () => void) => {
      if (form.validate().hasErrors) refused();
      else goOn();
    },
  };
}
