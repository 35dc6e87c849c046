import type { PublicEvent } from "@before-ten/contracts/events/output";
import { maxRepetitions, maxWeeksBetween } from "@before-ten/contracts/events/rules";
import { longDate } from "@before-ten/contracts/events/time-text";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { Button, Modal, Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { useSaveKey } from "../../../lib/idempotency-key.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { countErrorWithin, laterDay } from "./repetition.ts";
import { useEventsChanged } from "./use-events-changed.ts";

interface DuplicateDialogProps {
  /** Undefined: the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
  /** The copies exist, as drafts. */
  onDuplicated: () => void;
}

export function DuplicateDialog({ event, onClose, onDuplicated }: DuplicateDialogProps) {
  return (
    <Modal
      opened={event !== undefined}
      onClose={onClose}
      title={event === undefined ? "" : `Duplicate ${event.eventName}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {event !== undefined && (
        <DuplicateForm event={event} onClose={onClose} onDuplicated={onDuplicated} />
      )}
    </Modal>
  );
}

function DuplicateForm({
  event,
  onClose,
  onDuplicated,
}: DuplicateDialogProps & { event: PublicEvent }) {
  const [kind, setKind] = useState("once");
  const [weeks, setWeeks] = useState("1");
  const [times, setTimes] = useState("4");
  const eventsChanged = useEventsChanged();
  const { context, prepare } = useSaveKey();
  const duplicate = trpc.events.duplicate.useMutation({
    trpc: { context },
    async onSuccess(copies) {
      notifySuccess(
        copies.length === 1
          ? "One draft created. Review it, then publish it."
          : `${copies.length} drafts created. Review them, then publish them.`,
      );
      onClose();
      onDuplicated();
      await eventsChanged();
    },
    onError(error) {
      notifyError(
        errorSentence(error, {
          failed: messages.duplicateFailed,
          retry: messages.duplicateFailedRetry,
        }),
      );
    },
  });
  const weeksError = countErrorWithin(weeks, maxWeeksBetween);
  const timesError = countErrorWithin(times, maxRepetitions);
  const isRepeated = kind === "repeat";
  const isWrong = isRepeated && (weeksError !== undefined || timesError !== undefined);

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (isWrong || duplicate.isPending) return;
    const input = {
      id: event.id,
      ...(isRepeated && { everyWeeks: Number(weeks), times: Number(times) }),
    };
    prepare(input);
    duplicate.mutate(input);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Radio.Group
          label="How often?"
          description="Copies are drafts without registrations: nobody sees them until you publish them."
          value={kind}
          onChange={setKind}
        >
          <Stack gap="xs" pt="sm">
            <Radio value="once" label="One copy, on the same day" data-autofocus />
            <Radio value="repeat" label="Repeat it every few weeks" />
          </Stack>
        </Radio.Group>
        {isRepeated && (
          <SimpleGrid cols={2}>
            <TextInput
              type="number"
              label="Weeks between"
              min={1}
              max={maxWeeksBetween}
              value={weeks}
              error={weeksError}
              onChange={({ currentTarget }) => setWeeks(currentTarget.value)}
            />
            <TextInput
              type="number"
              label="Number of copies"
              min={1}
              max={maxRepetitions}
              value={times}
              error={timesError}
              onChange={({ currentTarget }) => setTimes(currentTarget.value)}
            />
          </SimpleGrid>
        )}
        {isRepeated && !isWrong && (
          <Text size="sm" c="dimmed" role="status">
            First on {longDate(laterDay(event.startDate, Number(weeks)))}, last on{" "}
            {longDate(laterDay(event.startDate, Number(weeks) * Number(times)))}.
          </Text>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={duplicate.isPending} disabled={isWrong}>
            {isRepeated ? "Create the drafts" : "Create a draft"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
