import type { PublicEvent } from "@before-ten/contracts/events/output";
import { adminSeriesMessages as messages } from "@before-ten/contracts/series/admin-messages";
import { defaultEndTime } from "@before-ten/contracts/shared/limits";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { useSaveKey } from "../../../../lib/api/idempotency-key.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { type RepetitionChoice, newRepetition, sentRepetition } from "./repetition-choice.ts";
import { DaysByHand, RepetitionFields } from "./repetition-fields.tsx";
import { useEventsChanged } from "../use-events-changed.ts";

interface RepeatDialogProps {
  isOpen: boolean;
  event: PublicEvent;
  onClose: () => void;
}

/** Turns an event into a series, or adds dates to its series. */
export function RepeatDialog({ isOpen, event, onClose }: RepeatDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={
        event.series === null ? `Repeat ${event.eventName}` : `More dates of ${event.series.name}`
      }
    >
      {isOpen &&
        (event.series === null ? (
          <NewSeries event={event} onClose={onClose} />
        ) : (
          <MoreDates seriesId={event.series.id} event={event} onClose={onClose} />
        ))}
    </Modal>
  );
}

type FormProps = Omit<RepeatDialogProps, "isOpen">;

function NewSeries({ event, onClose }: FormProps) {
  const startDate = event.startDate.slice(0, 10);
  const [choice, setChoice] = useState<RepetitionChoice>({ ...newRepetition, kind: "weekly" });
  const [wasTried, setWasTried] = useState(false);
  const { context, prepare } = useSaveKey();
  const repeat = trpc.events.repeat.useMutation({
    trpc: { context },
    ...useEnds(onClose, messages.created),
  });

  function submit(submission: FormEvent) {
    submission.preventDefault();
    setWasTried(true);
    const repetition = sentRepetition(choice, startDate);
    if (repetition === undefined || repeat.isPending) return;
    const input = { id: event.id, ...repetition };
    prepare(input);
    repeat.mutate(input);
  }

  const { startTime, endTime, country, timeZone } = event;
  return (
    <form noValidate onSubmit={submit} aria-label="How it repeats">
      <Stack>
        <Text size="sm">
          This event becomes the first date. The others copy it as saved, with its flyer but without
          registrations.
        </Text>
        <RepetitionFields
          event={{ startDate, startTime, endTime: endTime ?? defaultEndTime, country, timeZone }}
          choice={choice}
          onChange={setChoice}
          showErrors={wasTried}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={repeat.isPending}>
            Create the series
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

function MoreDates({ seriesId, event, onClose }: FormProps & { seriesId: string }) {
  const [dates, setDates] = useState<string[]>([]);
  const [wasTried, setWasTried] = useState(false);
  const { context, prepare } = useSaveKey();
  const add = trpc.series.addDates.useMutation({
    trpc: { context },
    ...useEnds(onClose, messages.datesAdded),
  });

  function submit(submission: FormEvent) {
    submission.preventDefault();
    setWasTried(true);
    if (dates.length === 0 || add.isPending) return;
    const input = { id: seriesId, dates };
    prepare(input);
    add.mutate(input);
  }

  return (
    <form noValidate onSubmit={submit} aria-label="More dates">
      <Stack>
        <Text size="sm">
          The new dates are like the others, at the same time and without registrations.
        </Text>
        <DaysByHand
          days={dates}
          startDate={event.startDate.slice(0, 10)}
          error={wasTried && dates.length === 0 ? "Add at least one day" : undefined}
          onChange={setDates}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={add.isPending}>
            Add the dates
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

function useEnds(onClose: () => void, done: string) {
  const eventsChanged = useEventsChanged();
  return {
    async onSuccess() {
      notifySuccess(done);
      onClose();
      await eventsChanged();
    },
    onError(error: FailedCall) {
      const { createFailed: failed, createFailedRetry: retry } = messages;
      notifyError(errorSentence(error, { failed, retry }));
    },
  };
}
