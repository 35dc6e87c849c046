import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventStatuses, hasEnded, isPublic } from "@before-ten/contracts/events/lifecycle";
import { adminEventMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { Menu } from "@mantine/core";
import {
  IconChartLine,
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconEye,
  IconFlag,
  IconPhoto,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { capitalised } from "../../../../lib/capitalised.ts";
import { DeleteItem, menuIconSize, RowMenu } from "../../../../admin/list/row-menu.tsx";
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

/** Everything that can be done with an event outside its form. */
export function EventMenu({ event, now, onOpen }: EventMenuProps) {
  return (
    <RowMenu of={event.eventName}>
      {isPublic(event) && (
        <Menu.Item
          component="a"
          href={pathTo("/events/$id", { params: { id: event.id } })}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={menuIconSize} aria-hidden />}
        >
          View on site
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconEye size={menuIconSize} aria-hidden />}
        onClick={() => onOpen("view")}
      >
        Details
      </Menu.Item>
      {hasEnded(event, now) && (
        <Menu.Item
          renderRoot={(props) => (
            <Link to="/admin/events/album/$id" params={{ id: event.id }} {...props} />
          )}
          leftSection={<IconPhoto size={menuIconSize} aria-hidden />}
        >
          Album
        </Menu.Item>
      )}
      <Permitted to="analytics:read">
        <Menu.Item
          renderRoot={(props) => (
            <Link to="/admin/analytics/events/$id" params={{ id: event.id }} {...props} />
          )}
          leftSection={<IconChartLine size={menuIconSize} aria-hidden />}
        >
          Figures
        </Menu.Item>
      </Permitted>
      <Permitted to="events:write">
        <Menu.Item
          leftSection={<IconCopy size={menuIconSize} aria-hidden />}
          onClick={() => onOpen("duplicate")}
        >
          Duplicate
        </Menu.Item>
        {isAnnounced(event, now) && (
          <Menu.Item
            leftSection={<IconFlag size={menuIconSize} aria-hidden />}
            onClick={() => onOpen("disrupt")}
          >
            Cancel or move
          </Menu.Item>
        )}
        <StatusItems event={event} />
        <Menu.Divider />
        <DeleteItem onClick={() => onOpen("delete")} />
      </Permitted>
    </RowMenu>
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
          rightSection={
            status === event.status && <IconCheck size={menuIconSize} aria-label="now" />
          }
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
