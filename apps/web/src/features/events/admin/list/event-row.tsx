import { countryOf } from "@before-ten/contracts/shared/countries";
import type { ListedEvent } from "@before-ten/contracts/events/output";
import { shortDays, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { Anchor, Checkbox, Group, Table, Text } from "@mantine/core";
import { EventBadges } from "../../../../admin/list/badges/event-badges.tsx";
import { PlacesBar } from "../../../../admin/list/places-bar.tsx";
import { EventPoster } from "../../public/tickets/event-poster.tsx";
import { EventMenu, type EventDialog } from "./event-menu.tsx";
import { SiblingsLink } from "../series/siblings-link.tsx";
import { EditButton } from "../../../../admin/list/edit-button.tsx";
import classes from "./events.module.css";

export interface EventRowProps {
  event: ListedEvent;
  now: Date;
  isSelected?: boolean;
  /** Undefined if it can't be selected. */
  onToggle?: () => void;
  onOpen: (dialog: EventDialog) => void;
}

/** A row of the table; on narrow screens a card. */
export function EventRow({ event, now, isSelected = false, onToggle, onOpen }: EventRowProps) {
  const { eventName, poster } = event;
  return (
    <Table.Tr>
      {onToggle && (
        <Table.Td>
          <Checkbox
            className={classes.check}
            aria-label={`Select ${eventName}`}
            checked={isSelected}
            onChange={onToggle}
          />
        </Table.Td>
      )}
      <Table.Th scope="row" fw="normal" className={classes.event}>
        <div className={classes.main}>
          {/* The name is beside it, so an alternative text would be read twice. */}
          <EventPoster
            wordless
            poster={poster && { ...poster, alt: "" }}
            sizes="48px"
            className={classes.thumbnail}
          />
          <div>
            <Anchor
              component="button"
              type="button"
              className={classes.name}
              aria-label={`View ${eventName}`}
              onClick={() => onOpen("view")}
            >
              {eventName}
            </Anchor>
            {event.series !== null && (
              <div>
                <SiblingsLink name={event.series.name} />
              </div>
            )}
          </div>
        </div>
      </Table.Th>
      <Table.Td className={classes.when}>
        <Text size="sm" fw={600}>
          {shortDays(event)}
        </Text>
        <Text size="sm" c="dimmed">
          {timeRange(event)} {event.timeZoneAbbreviation}
        </Text>
      </Table.Td>
      <Table.Td className={classes.where}>
        <Text size="sm">{locationLabel(event.location)}</Text>
        <Text size="sm" c="dimmed">
          {countryOf(event.country).name}
        </Text>
      </Table.Td>
      <Table.Td>
        <div className={classes.badges}>
          <EventBadges event={event} now={now} />
        </div>
      </Table.Td>
      <Table.Td data-label="Registrations" className={`${classes.figure} ${classes.places}`}>
        <PlacesBar places={event} />
      </Table.Td>
      <Table.Td ta="end" data-label="Clicks" className={classes.figure}>
        {event.clicks.toLocaleString("en-AU")}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="end">
          <EditButton to="/admin/events/edit/$id" id={event.id} name={eventName} />
          <EventMenu event={event} now={now} onOpen={onOpen} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
