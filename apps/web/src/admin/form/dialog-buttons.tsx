import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogButtonsProps {
  onCancel: () => void;
  /** Label of the closing button, for dialogs where "Cancel" would be ambiguous. */
  cancelLabel?: string;
  /** The main button of the dialog. */
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
