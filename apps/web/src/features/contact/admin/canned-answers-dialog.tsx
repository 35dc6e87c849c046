import { cannedAnswerMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import type { CannedAnswer } from "@before-ten/contracts/contact/output";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { useUndoDeletion } from "../../../admin/undo/use-undo-deletion.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../ui/load-error.tsx";
import { CannedAnswerForm } from "./canned-answer-form.tsx";
import classes from "./messages.module.css";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

interface CannedAnswersDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The answer in the form: a new one or an existing one. */
type Edited = "new" | CannedAnswer;

export function CannedAnswersDialog({ isOpen, onClose }: CannedAnswersDialogProps) {
  const [edited, setEdited] = useState<Edited>();
  function close() {
    setEdited(undefined);
    onClose();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={
        edited === undefined
          ? "Saved replies"
          : edited === "new"
            ? "New saved reply"
            : `Change ${edited.title}`
      }
      size="lg"
      closeOnClickOutside={edited === undefined}
    >
      {edited === undefined ? (
        <CannedAnswerList onEdit={setEdited} />
      ) : (
        <CannedAnswerForm
          answer={edited === "new" ? undefined : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
    </Modal>
  );
}

function CannedAnswerList({ onEdit }: { onEdit: (edited: Edited) => void }) {
  const utils = trpc.useUtils();
  const answers = trpc.cannedAnswers.list.useQuery(undefined, { staleTime: 0 });
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const undoDeletion = useUndoDeletion();
  const remove = trpc.cannedAnswers.delete.useMutation({
    onSuccess: ({ message }, { id }) => undoDeletion(message, [id], "Saved reply"),
    onError: (error) =>
      notifyError(errorSentence(error, { failed: "Failed to delete the saved reply" })),
    onSettled: () => utils.cannedAnswers.invalidate(),
  });
  if (answers.data === undefined) {
    return answers.error === null ? (
      <LoadingRows label="Loading the saved replies" rows={1} rowHeight="6rem" />
    ) : (
      <LoadError error={answers.error} failed="Failed to load the saved replies" />
    );
  }
  return (
    <Stack onFocus={onFocus}>
      <Text c="dimmed" size="sm" ref={fallback} tabIndex={-1}>
        {answers.data.length === 0
          ? "No saved replies yet. Save the ones you write often."
          : "Insert them where you answer a message."}
      </Text>
      <ul className={classes.replies}>
        {answers.data.map((answer) => (
          <li key={answer.id} className={classes.reply}>
            <Group justify="space-between" gap="xs" wrap="nowrap">
              <Text fw={600} className={classes.who}>
                {answer.title}
              </Text>
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Change ${answer.title}`}
                  onClick={() => onEdit(answer)}
                >
                  Change
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={`Delete ${answer.title}`}
                  data-disabled={remove.isPending}
                  aria-disabled={remove.isPending}
                  onClick={() => {
                    if (!remove.isPending) remove.mutate({ id: answer.id });
                  }}
                >
                  Delete
                </Button>
              </Group>
            </Group>
            <Text size="sm" lineClamp={2} className={classes.message}>
              {answer.text}
            </Text>
          </li>
        ))}
      </ul>
      <Button w="fit-content" onClick={() => onEdit("new")} data-autofocus>
        {messages.create}
      </Button>
    </Stack>
  );
}
