import type { FieldChange } from "@before-ten/contracts/editing/output";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { conflictMessages as messages } from "./conflict-messages.ts";
import {
  type ComparedField,
  type ComparedFields,
  type Merge,
  fieldsNamed,
  mergeValues,
  withFields,
} from "./merge-values.ts";
import { useEditing } from "./use-editing.ts";

/** What the changes of a form begin from. */
export interface Begun<Values> {
  version: number;
  values: Values;
}

export interface EditedThing<Values> {
  kind: EditableKind;
  id: string;
  version: number;
  compared: ComparedFields<Values>;
  /** Reads what is stored now. Undefined: it is gone. */
  read: () => Promise<Begun<Values> | undefined>;
}

/** What a person has to decide: who changed what both changed, and when. */
export interface ConflictQuestion<Values extends object> {
  merge: Merge<Values>;
  theirs: Begun<Values>;
  changes: readonly FieldChange[];
  /** What follows the answer. */
  thenSaves: boolean;
}

interface EditedForm<Values extends object> {
  /** Undefined: a new thing. */
  edited: EditedThing<Values> | undefined;
  form: UseFormReturnType<Values>;
  /** What was loaded with the page. */
  before: Values;
  /** Called once the form holds what is to be saved. */
  onResolved: (thenSaves: boolean) => void;
}

/** Keeps the text of a form together with what others save of the same thing meanwhile. */
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

  /** Joins what was written since `from` with what is stored as `theirs`. */
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
    /** What others changed since the form was opened, that it doesn't show yet. */
    news: { changes: editing?.changes ?? [], labels: news.map(({ label }) => label) },
    takeNews: () => void lookAgain(false),
    /** The server refused a change of what somebody else changed. */
    resolve: () => void lookAgain(true),
    /** Goes on with what was written from another version. */
    resume: (from: Begun<Values>, mine: Values) =>
      join({ base: from.values, mine }, base, {
        changes: editing?.changes ?? [],
        thenSaves: false,
      }),
    question: question && {
      ...question,
      /** Each conflict is one's own value, unless it is among `theirs`. */
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
