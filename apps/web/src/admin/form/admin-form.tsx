import { Stack } from "@mantine/core";
import { type ReactNode, type Ref, useEffect, useEffectEvent } from "react";
import classes from "./admin-form.module.css";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { DraftNotice } from "./draft/draft-notice.tsx";
import { EditingNotices } from "./editing-notices.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import type { useEditedThing } from "./use-edited-thing.ts";

interface AdminFormProps<Values extends object> {
  /** Result of `useAdminForm`. */
  state: {
    form: { values: Values };
    isResumed: boolean;
    others: ReturnType<typeof useEditedThing<Values>>;
    ref: Ref<HTMLFormElement>;
    isDirty: () => boolean;
    onEnabled: () => void;
    draft: { savedAt: string; onRestore: () => void; onDiscard: () => void } | undefined;
  };
  /** Result of `useSaveOnce`. */
  saving: { isSaving: boolean; isDone: () => boolean };
  label: string;
  /** What the draft can't store, e.g. `A chosen image`; undefined if it stores everything. */
  leftOut?: string | undefined;
  /** True while something outside the form leaves the page on purpose. */
  isLeaving: (() => boolean) | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * Frame of a full-page form. Asks before unsaved changes are lost, and disables its fields while
 * saving.
 */
export function AdminForm<Values extends object>({
  state: { form, ref, isDirty, onEnabled, draft, isResumed, others },
  saving: { isSaving, isDone },
  label,
  leftOut,
  isLeaving,
  onSubmit,
  children,
}: AdminFormProps<Values>) {
  const enabled = useEffectEvent(onEnabled);
  useEffect(() => {
    if (!isSaving) enabled();
  }, [isSaving]);
  return (
    <form
      ref={ref}
      noValidate
      data-saves
      aria-label={label}
      onSubmit={(submission) => {
        submission.preventDefault();
        onSubmit();
      }}
    >
      <UnsavedChanges hasUnsaved={() => isDirty() && !isDone() && isLeaving?.() !== true} />
      <ConflictDialog mine={form.values} question={others.question} />
      <fieldset className={classes.fields} disabled={isSaving}>
        <Stack gap="lg">
          <EditingNotices
            leftOut={leftOut}
            isResumed={isResumed}
            isGone={others.isGone}
            others={others.others}
            news={others.news}
            onTake={others.takeNews}
          />
          {draft && <DraftNotice {...draft} leftOut={leftOut} />}
          {children}
        </Stack>
      </fieldset>
    </form>
  );
}
