import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { Anchor, Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { longDayOf } from "../../../../admin/list/admin-dates.ts";
import { EventStatusBadge } from "../../../../admin/list/badges/event-status-badge.tsx";
import facts from "../../../../admin/list/facts.module.css";
import { trpc } from "../../../../lib/api/trpc.ts";
import { EventPoster } from "../../public/tickets/event-poster.tsx";
import { EventReceipts } from "../disruption/event-receipts.tsx";
import classes from "./events.module.css";
import { waitingCounts } from "../disruption/receipt-lines.ts";

interface AdminEventDetailsProps {
  /** Undefined while the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
}

export function EventDetails({ event, onClose }: AdminEventDetailsProps) {
  return (
    <Modal
      opened={event !== undefined}
      onClose={onClose}
      title={event?.eventName}
      size="xl"
      closeButtonProps={{ "aria-label": "Close the details" }}
    >
      {event !== undefined && (
        <Stack gap="lg">
          <Facts event={event} />
          <Stack component="section" gap="xs" aria-labelledby="told-title">
            <Title order={2} size="h4" id="told-title">
              What guests were told
            </Title>
            <EventReceipts id={event.id} />
          </Stack>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <ButtonLink to="/admin/events/edit/$id" params={{ id: event.id }}>
              Edit Event
            </ButtonLink>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Facts({ event }: { event: PublicEvent }) {
  return (
    <div className={classes.details}>
      <div>
        <EventPoster poster={event.poster} sizes="192px" className={classes.poster} />
      </div>
      <Stack>
        <EventStatusBadge status={event.status} />
        <Text className={classes.description}>{event.description}</Text>
        <dl className={facts.facts}>
          <dt>Date</dt>
          <dd>{partyDays(event)}</dd>
          <dt>Time</dt>
          <dd>
            {timeRange(event)} {event.timeZoneAbbreviation}
          </dd>
          <dt>Location</dt>
          <dd>{locationLabel(event.location)}</dd>
          <dt>Country</dt>
          <dd>{countryOf(event.country).name}</dd>
          <dt>Ticket link</dt>
          <dd>
            {event.redirectUrl === null ? (
              "N/A"
            ) : (
              <Anchor href={event.redirectUrl} target="_blank" rel="noopener">
                {event.redirectUrl}
              </Anchor>
            )}
          </dd>
          <dt>Registrations</dt>
          <dd>{event.registrations.toLocaleString("en-AU")}</dd>
          <dt>Capacity</dt>
          <dd>{capacityOf(event)}</dd>
          <dt>Waiting to hear</dt>
          <dd>
            <Waiting event={event} />
          </dd>
          <dt>Created</dt>
          <dd>{longDayOf(event.createdAt)}</dd>
        </dl>
      </Stack>
    </div>
  );
}

function Waiting({ event: { id, country } }: { event: PublicEvent }) {
  const { data, error } = trpc.alerts.count.useQuery({ id }, { staleTime: 0 });
  if (data !== undefined) return waitingCounts(data, country);
  return error === null ? "…" : adminAlertMessages.countFailed;
}

function capacityOf({ capacity, unlimitedCapacity }: PublicEvent): string {
  if (unlimitedCapacity) return "No limit";
  return capacity === null ? "N/A" : capacity.toLocaleString("en-AU");
}
