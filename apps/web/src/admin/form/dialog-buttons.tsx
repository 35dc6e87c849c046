import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";

interface DialogButtonsProps {
  onCancel: () => void;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/** The last row of a dialog with a form. */
export function DialogButtons({ onCancel, children }: DialogButtonsProps) {
  return (
    <Group justify="end">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Group>
  );
}
