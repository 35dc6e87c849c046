import { countryOf } from "@before-ten/contracts/shared/countries";
import { hasEnded, isLive } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { longDate, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location";
import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { EventStateBadges } from "../../../admin/list/event-state-badges.tsx";
import { EventStatusBadge } from "../../../admin/list/event-status-badge.tsx";
import { StatusMenu } from "./status-menu.tsx";
import classes from "./events.module.css";

interface AdminEventCardProps {
  event: PublicEvent;
  onView: () => void;
  onDuplicate: () => void;
  onDisrupt: () => void;
  onDelete: () => void;
}

export function EventCard({
  event,
  onView,
  onDuplicate,
  onDisrupt,
  onDelete,
}: AdminEventCardProps) {
  const { eventName } = event;
  return (
    <Paper component="article" withBorder p="md" className={classes.card} aria-label={eventName}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Title order={2} size="h4">
          {eventName}
        </Title>
        <Stack gap={4} align="end">
          <EventStatusBadge status={event.status} />
          <EventStateBadges event={event} />
        </Stack>
      </Group>
      <div>
        <Text size="sm" fw={600}>
          {datesOf(event)}
        </Text>
        <Text size="sm">
          {timeRange(event)} {event.timeZoneAbbreviation}
        </Text>
        <Text size="sm">{locationLabel(event.location)}</Text>
        <Text size="sm">{countryOf(event.country).name}</Text>
        {event.series !== null && <SiblingsLink name={event.series.name} />}
      </div>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {event.description}
      </Text>
      <Group gap={4} className={classes.actions}>
        <ButtonLink
          to="/admin/events/edit/$id"
          params={{ id: event.id }}
          variant="default"
          size="xs"
          px={8}
          aria-label={`Edit ${eventName}`}
        >
          Edit
        </ButtonLink>
        <Button
          variant="default"
          size="xs"
          px={8}
          aria-label={`View ${eventName}`}
          onClick={onView}
        >
          View
        </Button>
        <Button
          variant="default"
          size="xs"
          px={8}
          aria-label={`Duplicate ${eventName}`}
          onClick={onDuplicate}
        >
          Duplicate
        </Button>
        <StatusMenu event={event} />
        {isAnnounced(event) && (
          <Button
            variant="default"
            size="xs"
            px={8}
            aria-label={`Cancel or move ${eventName}`}
            onClick={onDisrupt}
          >
            Cancel or move
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          size="xs"
          px={6}
          className={classes.delete}
          aria-label={`Delete ${eventName}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Group>
    </Paper>
  );
}

/** Marks a date of a series, and leads to the others. */
function SiblingsLink({ name }: { name: string }) {
  return (
    <ButtonLink
      to="/admin/events"
      search={{ search: name }}
      variant="subtle"
      size="compact-sm"
      px={0}
      leftSection={<IconRepeat size={16} aria-hidden />}
      aria-label={`One date of a series: all dates of ${name}`}
    >
      One date of a series
    </ButtonLink>
  );
}

/** Nobody knows of a draft, and what is over can only be taken back. */
function isAnnounced(event: PublicEvent): boolean {
  return event.disruption !== null || (isLive(event) && !hasEnded(event, new Date()));
}

/** `Saturday 5 December 2026`, with the end day when it is another one. */
export function datesOf({ startDate, endDate }: PublicEvent): string {
  return startDate === endDate
    ? longDate(startDate)
    : `${longDate(startDate)} to ${longDate(endDate)}`;
}
