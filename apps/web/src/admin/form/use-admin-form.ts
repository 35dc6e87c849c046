import { type FormErrors, useForm } from "@mantine/form";
import { useEffect, useEffectEvent, useState } from "react";
import { notifyPlain } from "../../lib/notify.ts";
import { useSession } from "../../lib/session.ts";
import { meanwhileText } from "./conflict-messages.ts";
import { fieldsNamed } from "./merge-values.ts";
import { type EditedThing, useEditedThing } from "./use-edited-thing.ts";
import { type FormDraft, useFormDraft } from "./use-form-draft.ts";
import { useFormErrors } from "./use-form-errors.ts";
import type { SavingEnds } from "./use-save-once.ts";

interface AdminFormOptions<Values extends object, Text> {
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
  /** What others may change meanwhile. Undefined: a new thing. */
  edited?: EditedThing<Values> | undefined;
}

/**
 * A form that fills a page: its draft is stored while somebody writes, after an error the focus is
 * on the first wrong field, and what others save meanwhile is neither lost nor overwritten.
 * `AdminForm` shows it; `useSaveOnce`, with its `ends`, saves it.
 */
export function useAdminForm<Values extends object, Text extends Partial<Values>>({
  subject,
  initialValues,
  validate,
  textOf,
  readText,
  edited,
}: AdminFormOptions<Values, Text>) {
  const session = useSession();
  const [before] = useState(initialValues);
  const form = useForm<Values>({ initialValues: before, validate });
  const { field, refused, refusedBy } = useFormErrors();
  const submitAgain = useSubmitAgain(() => field.current?.requestSubmit());
  const others = useEditedThing({
    edited,
    form,
    before,
    onResolved: (thenSaves) => (thenSaves ? submitAgain() : focusFirst()),
  });
  const { base } = others;
  const drafts = useFormDraft<Text>({
    subject,
    userId: typeof session === "string" ? "" : session.user.id,
    stored: textOf(base.values),
    version: base.version,
    values: textOf(form.values),
    read: readText,
  });
  const [isResumed] = useState(drafts.isResumed);
  const { offer } = drafts;

  const ends: SavingEnds = {
    onSaved(saved) {
      const meanwhile = saved?.meanwhile ?? [];
      drafts.forget();
      if (edited === undefined) return;
      const names = meanwhile.map((change) => change.field);
      const labels = fieldsNamed(edited.compared, names).map(({ label }) => label);
      if (labels.length > 0) notifyPlain(meanwhileText(meanwhile, labels));
    },
    onRefused(error, sentences) {
      const status = error.data?.httpStatus;
      if (edited !== undefined && status === 412) {
        others.resolve();
        return;
      }
      if (edited !== undefined && status === 404) others.noteGone();
      refusedBy(error, form, sentences);
    },
  };

  /** What was a version ago is joined with what is stored by now. */
  function restore(draft: FormDraft<Text>) {
    const mine = { ...form.getValues(), ...drafts.restore(draft) };
    const isOlder = draft.base !== undefined && draft.base.version !== base.version;
    if (draft.base === undefined || !isOlder) form.setValues(mine);
    else others.resume({ ...draft.base, values: { ...before, ...draft.base.values } }, mine);
  }

  /** Whoever was signed out in the middle of it finds it as it was. */
  const resume = useEffectEvent(() => {
    if (offer !== undefined) restore(offer);
  });
  useEffect(() => {
    if (drafts.isResumed) resume();
  }, [drafts.isResumed]);

  /** The notice is gone then, and with it the button that had the focus. */
  function focusFirst() {
    field.current?.querySelector<HTMLElement>("input")?.focus();
  }

  return {
    form,
    before,
    base,
    ends,
    /** Undefined: there is no draft to decide about. */
    draft: offer && {
      savedAt: offer.savedAt,
      onRestore: () => {
        restore(offer);
        focusFirst();
      },
      onDiscard: () => {
        drafts.discard(offer);
        focusFirst();
      },
    },
    isResumed,
    others,
    ref: field,
    isDirty: () => form.isDirty(),
    /** Goes on when every field is right, or else to the first that is wrong. */
    ifValid: (goOn: () => void) => {
      if (form.validate().hasErrors) refused();
      else goOn();
    },
  };
}

/** Submits once what was chosen stands in the form. */
function useSubmitAgain(submit: () => void): () => void {
  const [times, setTimes] = useState(0);
  const run = useEffectEvent(submit);
  useEffect(() => {
    if (times > 0) run();
  }, [times]);
  return () => setTimes((before) => before + 1);
}
