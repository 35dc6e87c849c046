import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventStatuses } from "@before-ten/contracts/events/lifecycle";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { Button, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { capitalised } from "../../../lib/capitalised.ts";
import { useEventsChanged } from "./use-events-changed.ts";

export function StatusMenu({ event }: { event: PublicEvent }) {
  const eventsChanged = useEventsChanged();
  const setStatus = trpc.events.setStatus.useMutation({
    async onSuccess() {
      notifySuccess(messages.statusChanged);
      await eventsChanged();
    },
    onError(error) {
      notifyError(
        errorSentence(error, {
          failed: messages.updateFailed,
          retry: messages.updateFailedRetry,
        }),
      );
    },
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          px={8}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`Status of ${event.eventName}: ${event.status}`}
        >
          Status
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {eventStatuses.map((status) => (
          <Menu.Item
            key={status}
            rightSection={status === event.status && <IconCheck size={16} aria-label="now" />}
            onClick={() => {
              if (status === event.status || setStatus.isPending) return;
              setStatus.mutate({ id: event.id, status });
            }}
          >
            {capitalised(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
