import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { eventLengths } from "@before-ten/contracts/events/rules";
import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { useEventsChanged } from "../use-events-changed.ts";
import { type DayEvent, useFollowers } from "./day-event.ts";

/** A sentence that visitors see until the party is over. */
export function NoticeForm({ event, onClose }: { event: DayEvent; onClose: () => void }) {
  const [notice, setNotice] = useState(event.dayNotice ?? "");
  const [error, setError] = useState<string>();
  const followers = useFollowers(event.id);
  const eventsChanged = useEventsChanged();
  const set = trpc.events.setDayNotice.useMutation({
    async onSuccess({ dayNotice }) {
      notifySuccess(dayNotice === null ? messages.dayNoticeRemoved : messages.dayNoticeShown);
      onClose();
      await eventsChanged();
    },
    onError: (failure) => notifyError(errorSentence(failure, { failed: messages.updateFailed })),
  });

  function show(tellFollowers: boolean) {
    if (notice.trim() === "") setError(messages.dayNoticeRequired);
    else set.mutate({ id: event.id, notice, tellFollowers });
  }

  return (
    <Stack>
      <Textarea
        label="Notice"
        description="For example: doors open 15 minutes late"
        data-autofocus
        required
        autosize
        minRows={2}
        maxLength={eventLengths.dayNotice}
        value={notice}
        error={error}
        onChange={({ currentTarget }) => {
          setNotice(currentTarget.value);
          setError(undefined);
        }}
      />
      <Text size="sm">
        On the party's page, its cards and partners' lists until it is over.
        {followers === 0 && ` ${adminAlertMessages.followersAreMailed(followers)}`}
      </Text>
      <Group grow>
        {followers !== 0 && (
          <Button loading={set.isPending} onClick={() => show(true)}>
            {followers === undefined ? "Show and email" : `Show and email ${followers}`}
          </Button>
        )}
        <Button
          variant={followers === 0 ? "filled" : "default"}
          loading={set.isPending}
          onClick={() => show(false)}
        >
          Only show it
        </Button>
      </Group>
      {event.dayNotice !== null && (
        <Button
          variant="subtle"
          color="red"
          loading={set.isPending}
          onClick={() => set.mutate({ id: event.id, notice: "", tellFollowers: false })}
        >
          Remove the notice
        </Button>
      )}
    </Stack>
  );
}
