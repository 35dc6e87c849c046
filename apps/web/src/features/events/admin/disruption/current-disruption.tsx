import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionSentence } from "@before-ten/contracts/events/state-messages";
import { Alert, Button, Text } from "@mantine/core";
import { momentOf } from "../../../../admin/list/admin-dates.ts";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useEventsChanged } from "../use-events-changed.ts";

interface CurrentDisruptionProps {
  id: string;
  disruption: NonNullable<PublicEvent["disruption"]>;
  onTakenBack: () => void;
}

/** What visitors are told now, with a button to take it back. */
export function CurrentDisruption({ id, disruption, onTakenBack }: CurrentDisruptionProps) {
  const eventsChanged = useEventsChanged();
  const undisrupt = trpc.events.undisrupt.useMutation({
    async onSuccess() {
      notifySuccess(messages.disruptionTakenBack);
      onTakenBack();
      await eventsChanged();
    },
    onError(error) {
      notifyError(
        errorSentence(error, { failed: messages.updateFailed, retry: messages.updateFailedRetry }),
      );
    },
  });
  return (
    <Alert
      color="dusk"
      variant="light"
      title={`Visitors have seen this since ${momentOf(disruption.since)}: ${disruptionSentence(disruption)}`}
    >
      <Text size="sm">{disruption.reason}</Text>
      <Button
        size="xs"
        variant="default"
        mt="sm"
        loading={undisrupt.isPending}
        onClick={() => undisrupt.mutate({ id })}
      >
        Remove the notice
      </Button>
      <Text size="xs" c="dimmed" mt={4}>
        {isCalledOff(disruption)
          ? "The party goes ahead, on its current date."
          : "The notice disappears. Date and place stay as they are now."}
      </Text>
    </Alert>
  );
}
