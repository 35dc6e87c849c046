import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import {
  adminEventMessages as messages,
  eventFormMessages,
} from "@before-ten/contracts/events/admin-messages";
import { eventLengths } from "@before-ten/contracts/events/rules";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { useEventsChanged } from "../use-events-changed.ts";
import { type DayEvent, useFollowers } from "./day-event.ts";
import { shiftedTime, usualShifts } from "./shifted-time.ts";

/** Another start on the same day: a choice of the hour, then who is told. */
export function HoursForm({ event, onClose }: { event: DayEvent; onClose: () => void }) {
  const [startTime, setStartTime] = useState("");
  const [reason, setReason] = useState<string>();
  const [error, setError] = useState<string>();
  const followers = useFollowers(event.id);
  const eventsChanged = useEventsChanged();
  const update = trpc.events.update.useMutation({
    async onSuccess() {
      notifySuccess(messages.hoursChanged(clockTime(startTime)));
      onClose();
      await eventsChanged();
    },
    onError: (failure) => notifyError(errorSentence(failure, { failed: messages.updateFailed })),
  });
  const before = clockTime(event.startTime);
  const written =
    reason ?? (startTime === "" ? "" : messages.startsLater(clockTime(startTime), before));

  function choose(time: string) {
    setStartTime(time);
    setError(undefined);
  }

  function save(changeReason: string | undefined) {
    if (startTime === "") setError(eventFormMessages.startTimeRequired);
    else if (startTime === event.startTime) setError(messages.hourUnchanged);
    else if (changeReason?.trim() === "") setError(eventFormMessages.reasonRequired);
    else
      update.mutate({
        id: event.id,
        startTime,
        ...(changeReason !== undefined && { changeReason }),
      });
  }

  return (
    <Stack>
      <Text size="sm">{`It starts at ${before} now.`}</Text>
      <Group gap="xs" role="group" aria-label="New start">
        {usualShifts.map((minutes) => {
          const time = shiftedTime(event.startTime, minutes);
          return (
            time !== undefined && (
              <Button
                key={minutes}
                variant={time === startTime ? "filled" : "default"}
                aria-pressed={time === startTime}
                onClick={() => choose(time)}
              >
                {clockTime(time)}
              </Button>
            )
          );
        })}
      </Group>
      <TextInput
        type="time"
        label="Or exactly"
        value={startTime}
        error={error}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Textarea
        label="Reason"
        description={`For guests: with the notice and in the email. ${adminAlertMessages.followersAreMailed(followers)}`}
        autosize
        maxLength={eventLengths.reason}
        value={written}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Group grow>
        <Button loading={update.isPending} onClick={() => save(written)}>
          Tell visitors
        </Button>
        <Button variant="default" loading={update.isPending} onClick={() => save(undefined)}>
          Correct it silently
        </Button>
      </Group>
    </Stack>
  );
}
