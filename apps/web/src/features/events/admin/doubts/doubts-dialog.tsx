import { Button, Group, List, Modal, Stack } from "@mantine/core";
import classes from "../../../../admin/form/dialog-choices.module.css";
import type { Doubt } from "./event-doubts.ts";

interface DoubtsDialogProps {
  /** Empty while the dialog is closed. */
  doubts: readonly Doubt[];
  /** Label of the button that saves, e.g. "Create event". */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks once before an event is saved with a value that is possible but rarely meant. Initial focus
 * is on the button that goes back.
 */
export function DoubtsDialog({ doubts, action, onConfirm, onClose }: DoubtsDialogProps) {
  return (
    <Modal
      opened={doubts.length > 0}
      onClose={onClose}
      title="Is this right?"
      centered
      classNames={{ content: classes.dialog }}
    >
      <Stack>
        <List spacing="xs">
          {doubts.map(({ id, sentence }) => (
            <List.Item key={id}>{sentence}</List.Item>
          ))}
        </List>
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Go back
          </Button>
          <Button onClick={onConfirm}>{action}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
