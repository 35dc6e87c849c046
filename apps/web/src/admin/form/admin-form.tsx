import { Stack } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import classes from "./admin-form.module.css";
import { DraftNotice } from "./draft-notice.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

interface AdminFormProps {
  /** What `useAdminForm` answers. */
  state: {
    ref: Ref<HTMLFormElement>;
    isDirty: () => boolean;
    draft: { savedAt: string; onRestore: () => void; onDiscard: () => void } | undefined;
  };
  /** What `useSaveOnce` answers. */
  saving: { isSaving: boolean; isDone: () => boolean };
  label: string;
  /** What a draft doesn't hold: `A chosen image`. */
  leftOut: string;
  /** The page is being left on purpose, for a reason outside of the form. */
  isLeaving: (() => boolean) | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * The frame of a form that fills a page. It asks before unsaved changes are lost, and disables its
 * fields while it is saved.
 */
export function AdminForm({
  state: { ref, isDirty, draft },
  saving: { isSaving, isDone },
  label,
  leftOut,
  isLeaving,
  onSubmit,
  children,
}: AdminFormProps) {
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      onSubmit={(submission) => {
        submission.preventDefault();
        onSubmit();
      }}
    >
      <UnsavedChanges hasUnsaved={() => isDirty() && !isDone() && isLeaving?.() !== true} />
      <fieldset className={classes.fields} disabled={isSaving}>
        <Stack gap="lg">
          {draft && <DraftNotice {...draft} leftOut={leftOut} />}
          {children}
        </Stack>
      </fieldset>
    </form>
  );
}
