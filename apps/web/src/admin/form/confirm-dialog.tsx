import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import classes from "./dialog-choices.module.css";

interface ConfirmDialogProps {
  title: string;
  /** What is about to happen, as a question. `undefined`: the dialog is closed. */
  question: string | undefined;
  /** What is to be known of it besides. */
  note?: string;
  /** What the button does: "Delete event". */
  action: string;
  /** What the button says that closes the dialog; "Cancel" where nothing else is cancelled. */
  cancelLabel?: string | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A milder way to do it, which stands before the other. */
  milder?: { action: string; onConfirm: () => void } | undefined;
}

/** Asks before something that can't be undone. The focus begins on the way out. */
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
      closeButtonProps={{ "aria-label": "Close" }}
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
