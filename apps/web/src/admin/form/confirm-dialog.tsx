import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import classes from "./dialog-choices.module.css";

interface ConfirmDialogProps {
  title: string;
  /** The question to confirm; `undefined` closes the dialog. */
  question: string | undefined;
  /** Further details below the question. */
  note?: string;
  /** Label of the confirming button, e.g. "Delete event". */
  action: string;
  /** Label of the closing button, for dialogs where "Cancel" would be ambiguous. */
  cancelLabel?: string | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A less drastic action, shown before the main one. */
  milder?: { action: string; onConfirm: () => void } | undefined;
}

/** Asks before something that can't be undone. Initial focus is on the cancelling button. */
export function ConfirmDialog({
  title,
  question,
  note,
  action,
  cancelLabel = "Cancel",
  isBusy,
  onConfirm,
  onClose,
  milder,
}: ConfirmDialogProps) {
  return (
    <Modal
      opened={question !== undefined}
      onClose={onClose}
      title={title}
      centered
      classNames={{ content: classes.dialog }}
    >
      <Stack>
        <Text>{question}</Text>
        {note !== undefined && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancelLabel}
          </Button>
          {milder && (
            <Button loading={isBusy} onClick={milder.onConfirm}>
              {milder.action}
            </Button>
          )}
          <Button color="red" loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
