import type { PublicEvent } from "@before-ten/contracts/events/output";
import { maxRepetitions, maxWeeksBetween } from "@before-ten/contracts/events/rules";
import { longDate } from "@before-ten/contracts/events/time-text";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import {
  eventFormMessages,
  adminEventMessages as messages,
} from "@before-ten/contracts/events/admin-messages";
import { Button, Modal, Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { useSaveKey } from "../../../../lib/api/idempotency-key.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { countErrorWithin, laterDay, nextWeekday } from "../series/repetition-choice.ts";
import { DaysByHand } from "../series/repetition-fields.tsx";
import { useEventsChanged } from "../use-events-changed.ts";

interface DuplicateDialogProps {
  /** Undefined while the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
  /** Called when several drafts were created. A single one is opened instead. */
  onDuplicated: () => void;
}

export function DuplicateDialog({ event, onClose, onDuplicated }: DuplicateDialogProps) {
  return (
    <Modal
      opened={event !== undefined}
      onClose={onClose}
      title={event === undefined ? "" : `Duplicate ${event.eventName}`}
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
  const navigate = useNavigate();
  const [today] = useState(() => dayIn(event.timeZone, new Date()));
  const [startDate, setStartDate] = useState(() =>
    nextWeekday(event.startDate.slice(0, 10), today),
  );
  const [kind, setKind] = useState("once");
  const [weeks, setWeeks] = useState("1");
  const [times, setTimes] = useState("4");
  const [moreDays, setMoreDays] = useState<string[]>([]);
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
      const [copy, ...others] = copies;
      if (copy !== undefined && others.length === 0) {
        await navigate({ to: "/admin/events/edit/$id", params: { id: copy.id } });
      } else onDuplicated();
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
  const dates = [startDate, ...(kind === "days" ? moreDays : [])];
  const daysError = dates.length > maxRepetitions ? eventFormMessages.tooManyCopies : undefined;
  const dayError = startDate === "" ? eventFormMessages.startDateRequired : undefined;
  const isWrong =
    dayError !== undefined ||
    daysError !== undefined ||
    (isRepeated && (weeksError !== undefined || timesError !== undefined));

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (isWrong || duplicate.isPending) return;
    const input = {
      id: event.id,
      ...(isRepeated ? { startDate, everyWeeks: Number(weeks), times: Number(times) } : { dates }),
    };
    prepare(input);
    duplicate.mutate(input);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="sm">
          Copies are drafts at the same hours, without registrations. Visitors see them once you
          publish them.
        </Text>
        <TextInput
          type="date"
          label={kind === "once" ? "Day" : "First day"}
          required
          min={today}
          value={startDate}
          error={dayError}
          onChange={({ currentTarget }) => setStartDate(currentTarget.value)}
          data-autofocus
        />
        <Radio.Group label="How often?" value={kind} onChange={setKind}>
          <Stack gap="xs" pt="sm">
            <Radio value="once" label="One copy" />
            <Radio value="repeat" label="Repeat it every few weeks" />
            <Radio value="days" label="On several days" />
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
        {kind === "days" && (
          <DaysByHand
            days={moreDays}
            startDate={startDate}
            error={daysError}
            onChange={setMoreDays}
          />
        )}
        {isRepeated && !isWrong && (
          <Text size="sm" c="dimmed" role="status">
            First on {longDate(laterDay(startDate, 0))}, last on{" "}
            {longDate(laterDay(startDate, Number(weeks) * (Number(times) - 1)))}.
          </Text>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={duplicate.isPending} disabled={isWrong}>
            {isRepeated || dates.length > 1 ? "Create the drafts" : "Create and edit the draft"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
