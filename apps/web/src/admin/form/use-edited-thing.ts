import type { FieldChange } from "@before-ten/contracts/editing/output";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { conflictMessages as messages } from "./conflict/conflict-messages.ts";
import {
  type ComparedField,
  type ComparedFields,
  type Merge,
  fieldsNamed,
  mergeValues,
  withFields,
} from "./conflict/merge-values.ts";
import { useEditing } from "./use-editing.ts";

/** The stored version that a form's changes are based on. */
export interface Begun<Values> {
  version: number;
  values: Values;
}

export interface EditedThing<Values> {
  kind: EditableKind;
  id: string;
  version: number;
  compared: ComparedFields<Values>;
  /** Reads the stored version again; undefined if it was deleted. */
  read: () => Promise<Begun<Values> | undefined>;
}

/** The fields that both changed, with who changed them and when. */
export interface ConflictQuestion<Values extends object> {
  merge: Merge<Values>;
  theirs: Begun<Values>;
  changes: readonly FieldChange[];
  /** Whether answering the question also saves. */
  thenSaves: boolean;
}

interface EditedForm<Values extends object> {
  /** Undefined for a new thing. */
  edited: EditedThing<Values> | undefined;
  form: UseFormReturnType<Values>;
  /** The values loaded with the page. */
  before: Values;
  /** Called once the form holds what should be saved. */
  onResolved: (thenSaves: boolean) => void;
}

/** Keeps a form's values up to date with what others save meanwhile. */
export function useEditedThing<Values extends object>({
  edited,
  form,
  before,
  onResolved,
}: EditedForm<Values>) {
  const [base, setBase] = useState<Begun<Values>>({
    version: edited?.version ?? 0,
    values: before,
  });
  const [isGone, setIsGone] = useState(false);
  const [question, setQuestion] = useState<ConflictQuestion<Values>>();
  const { editing, report } = useEditing(
    edited && { kind: edited.kind, id: edited.id, version: base.version },
  );

  function goOn(next: Begun<Values>, values: Values, thenSaves: boolean) {
    setBase(next);
    setQuestion(undefined);
    form.setValues(values);
    form.resetDirty(next.values);
    onResolved(thenSaves);
  }

  /** Merges what was written since `from` with what is stored as `theirs`. */
  function join(
    from: { base: Values; mine: Values },
    theirs: Begun<Values>,
    { changes, thenSaves }: Pick<ConflictQuestion<Values>, "changes" | "thenSaves">,
  ) {
    if (edited === undefined) return;
    const merge = mergeValues(edited.compared, { ...from, theirs: theirs.values });
    if (merge.conflicts.length === 0) goOn(theirs, merge.values, thenSaves);
    else setQuestion({ merge, theirs, changes, thenSaves });
  }

  async function lookAgain(thenSaves: boolean) {
    if (edited === undefined) return;
    try {
      const [theirs, reported] = await Promise.all([edited.read(), report()]);
      if (theirs === undefined) {
        setIsGone(true);
        return;
      }
      const mine = form.getValues();
      join({ base: base.values, mine }, theirs, { changes: reported?.changes ?? [], thenSaves });
    } catch {
      notifyError(messages.readFailed);
    }
  }

  const news = edited ? newsOf(edited.compared, editing?.changes ?? []) : [];
  return {
    base,
    isGone: isGone || editing?.version === null,
    noteGone: () => setIsGone(true),
    others: editing?.others ?? [],
    /** Changes by others since the form was opened that it doesn't show yet. */
    news: { changes: editing?.changes ?? [], labels: news.map(({ label }) => label) },
    takeNews: () => void lookAgain(false),
    /** Call when the server refused to save because another admin changed the same field. */
    resolve: () => void lookAgain(true),
    /** Shows what was saved, so that the form can go on from it. */
    showSaved: async () => {
      const theirs = await edited?.read();
      if (edited === undefined || theirs === undefined) return;
      const mine = form.getValues();
      setBase(theirs);
      // Where both are alike the field keeps its value, and with it the caret.
      form.setValues(
        mergeValues(edited.compared, { base: mine, mine, theirs: theirs.values }).values,
      );
      form.resetDirty(theirs.values);
    },
    /** Continues with values that were based on another version. */
    resume: (from: Begun<Values>, mine: Values) =>
      join({ base: from.values, mine }, base, {
        changes: editing?.changes ?? [],
        thenSaves: false,
      }),
    question: question && {
      ...question,
      /** The writer's own value wins each conflict, except for those in `theirs`. */
      answer: (theirs: readonly ComparedField<Values>[]) => {
        if (edited === undefined) return;
        const into = question.merge.values;
        const values = withFields(edited.compared, theirs, { into, from: question.theirs.values });
        goOn(question.theirs, values, question.thenSaves);
      },
      close: () => setQuestion(undefined),
    },
  };
}

function newsOf<Values extends object>(
  compared: ComparedFields<Values>,
  changes: readonly FieldChange[],
): ComparedField<Values>[] {
  return fieldsNamed(
    compared,
    changes.map(({ field }) => field),
  );
}
