import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventStatuses, hasEnded, isPublic } from "@before-ten/contracts/events/lifecycle";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCheck,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconFlag,
  IconPhoto,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { capitalised } from "../../../../lib/capitalised.ts";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { isAnnounced } from "../disruption/disruption-values.ts";
import { useEventsChanged } from "../use-events-changed.ts";
import { useOfferDraft } from "../use-offer-draft.ts";

/** Dialogs that open over the list for one event. */
export type EventDialog = "view" | "duplicate" | "disrupt" | "delete";

interface EventMenuProps {
  event: PublicEvent;
  now: Date;
  onOpen: (dialog: EventDialog) => void;
}

const iconSize = 16;

/** Everything that can be done with an event outside its form. */
export function EventMenu({ event, now, onOpen }: EventMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  /**
   * The menu item is gone when the dialog closes, so the dialog has to return the focus to the
   * button.
   */
  const open = (dialog: EventDialog) => {
    button.current?.focus();
    onOpen(dialog);
  };
  return (
    <Menu position="bottom-end" width={230} returnFocus>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size={30}
          aria-label={`Actions for ${event.eventName}`}
        >
          <IconDots size={iconSize} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPublic(event) && (
          <Menu.Item
            component="a"
            href={pathTo("/events/$id", { params: { id: event.id } })}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={iconSize} aria-hidden />}
          >
            View on site
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconEye size={iconSize} aria-hidden />}
          onClick={() => open("view")}
        >
          Details
        </Menu.Item>
        {hasEnded(event, now) && (
          <Menu.Item
            renderRoot={(props) => (
              <Link to="/admin/events/album/$id" params={{ id: event.id }} {...props} />
            )}
            leftSection={<IconPhoto size={iconSize} aria-hidden />}
          >
            Album
          </Menu.Item>
        )}
        <Permitted to="events:write">
          <Menu.Item
            leftSection={<IconCopy size={iconSize} aria-hidden />}
            onClick={() => open("duplicate")}
          >
            Duplicate
          </Menu.Item>
          {isAnnounced(event, now) && (
            <Menu.Item
              leftSection={<IconFlag size={iconSize} aria-hidden />}
              onClick={() => open("disrupt")}
            >
              Cancel or move
            </Menu.Item>
          )}
          <StatusItems event={event} />
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={iconSize} aria-hidden />}
            onClick={() => open("delete")}
          >
            Delete
          </Menu.Item>
        </Permitted>
      </Menu.Dropdown>
    </Menu>
  );
}

function StatusItems({ event }: { event: PublicEvent }) {
  const eventsChanged = useEventsChanged();
  const offerDraft = useOfferDraft();
  const setStatus = trpc.events.setStatus.useMutation({
    async onSuccess({ id }) {
      notifySuccess(messages.statusChanged);
      await eventsChanged();
      await offerDraft([id]);
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
    <>
      <Menu.Label>Status (published and active are both on the site)</Menu.Label>
      {eventStatuses.map((status) => (
        <Menu.Item
          key={status}
          rightSection={status === event.status && <IconCheck size={iconSize} aria-label="now" />}
          onClick={() => {
            if (status === event.status || setStatus.isPending) return;
            setStatus.mutate({ id: event.id, status });
          }}
        >
          {capitalised(status)}
        </Menu.Item>
      ))}
    </>
  );
}
