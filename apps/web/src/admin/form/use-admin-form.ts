import { type FormErrors, useForm } from "@mantine/form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldChange } from "@before-ten/contracts/editing/output";
import { takeSavePress } from "../shell/use-save-key.ts";
import { notifyPlain } from "../../lib/notify.ts";
import { useSession } from "../../lib/api/session.ts";
import { meanwhileText } from "./conflict/conflict-messages.ts";
import { fieldsNamed } from "./conflict/merge-values.ts";
import { type EditedThing, useEditedThing } from "./use-edited-thing.ts";
import { type FormDraft, useFormDraft } from "./draft/use-form-draft.ts";
import { useFormErrors } from "./use-form-errors.ts";
import type { SavingEnds } from "./use-save-once.ts";

interface AdminFormOptions<Values extends object, Text> {
  /** Key of the draft, e.g. `post:new`. */
  subject: string;
  initialValues: () => Values;
  validate: (values: Values) => FormErrors;
  /** The values a draft can store (no files), always in the same order. */
  textOf: (values: Values) => Text;
  /** Reads a draft, perhaps of an earlier version of the page. Undefined if it can't be used. */
  readText: (stored: unknown) => Text | undefined;
  /** The stored thing that others may change meanwhile; undefined for a new one. */
  edited?: EditedThing<Values> | undefined;
}

/**
 * State of a full-page form: stores a draft while the admin types, focuses the first wrong field
 * after an error, and merges what others save meanwhile. `AdminForm` shows it; `useSaveOnce`, with
 * its `ends`, saves it.
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
  const { field, refusals, refused, refusedBy } = useFormErrors();
  const submitAgain = useSubmitAgain(() => field.current?.requestSubmit());
  const others = useEditedThing({
    edited,
    form,
    before,
    onResolved: (thenSaves) => (thenSaves ? submitAgain() : focusFirst()),
  });
  const { base } = others;
  /** What lost the focus as its field was disabled. */
  const left = useRef<Element>(null);
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

  function reportMeanwhile(meanwhile: readonly FieldChange[]) {
    if (edited === undefined) return;
    const names = meanwhile.map((change) => change.field);
    const labels = fieldsNamed(edited.compared, names).map(({ label }) => label);
    if (labels.length > 0) notifyPlain(meanwhileText(meanwhile, labels));
  }

  const ends: SavingEnds = {
    onSaved(saved) {
      drafts.forget();
      reportMeanwhile(saved?.meanwhile ?? []);
    },
    async staysAfter(saved) {
      const press = edited && field.current ? takeSavePress(field.current) : undefined;
      if (press === undefined) return false;
      try {
        await others.showSaved();
      } catch {
        return false;
      }
      reportMeanwhile(saved.meanwhile ?? []);
      left.current = press.focused;
      return true;
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

  /** Merges a draft that began from an earlier version with what is stored now. */
  function restore(draft: FormDraft<Text>) {
    const mine = { ...form.getValues(), ...drafts.restore(draft) };
    const isOlder = draft.base !== undefined && draft.base.version !== base.version;
    if (draft.base === undefined || !isOlder) form.setValues(mine);
    else others.resume({ ...draft.base, values: { ...before, ...draft.base.values } }, mine);
  }

  /** Restores the draft of an admin whose session ended while writing. */
  const resume = useEffectEvent(() => {
    if (offer !== undefined) restore(offer);
  });
  useEffect(() => {
    if (drafts.isResumed) resume();
  }, [drafts.isResumed]);

  /** The focused button disappears together with the notice. */
  function focusFirst() {
    field.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }

  return {
    form,
    before,
    base,
    ends,
    /** Undefined if there is no draft to decide about. */
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
    /** Call once the fields are enabled again. */
    onEnabled() {
      if (left.current instanceof HTMLElement) left.current.focus();
      left.current = null;
    },
    /** How often a save was refused. */
    refusals,
    /** Continues if every field is valid, otherwise focuses the first invalid one. */
    ifValid: (goOn: () => void) => {
      if (form.validate().hasErrors) refused();
      else goOn();
    },
  };
}

/** Submits again once the chosen values are in the form. */
function useSubmitAgain(submit: () => void): () => void {
  const [times, setTimes] = useState(0);
  const run = useEffectEvent(submit);
  useEffect(() => {
    if (times > 0) run();
  }, [times]);
  return () => setTimes((before) => before + 1);
}
