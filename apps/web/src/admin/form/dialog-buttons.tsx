import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogButtonsProps {
  onCancel: () => void;
  /** What the button says that closes the dialog; "Cancel" where nothing else is cancelled. */
  cancelLabel?: string;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/** The last row of a dialog with a form. */
export function DialogButtons({ onCancel, cancelLabel = "Cancel", children }: DialogButtonsProps) {
  return (
    <Group justify="end">
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </Group>
  );
}
