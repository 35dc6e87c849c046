import { countryOf } from "@before-ten/contracts/shared/countries";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { Button, Checkbox, Paper, Text, Title } from "@mantine/core";
import { EventBadges } from "../../../../admin/list/badges/event-badges.tsx";
import { PlacesBar } from "../../../../admin/list/places-bar.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { EventPoster } from "../../public/tickets/event-poster.tsx";
import { EditButton } from "../../../../admin/list/edit-button.tsx";
import classes from "./event-cards.module.css";
import { EventMenu } from "./event-menu.tsx";
import type { EventRowProps } from "./event-row.tsx";
import { SiblingsLink } from "../series/siblings-link.tsx";

/** An event's card with its main facts and most frequent actions. */
export function EventCard({ event, now, isSelected = false, onToggle, onOpen }: EventRowProps) {
  const { eventName, poster, clicks } = event;
  return (
    <Paper
      component="li"
      withBorder
      className={classes.card}
      data-selected={isSelected || undefined}
    >
      <div className={classes.top}>
        {/* The name is beside it, so an alternative text would be read twice. */}
        <EventPoster
          wordless
          poster={poster && { ...poster, alt: "" }}
          sizes="64px"
          className={classes.thumbnail}
        />
        <div className={classes.heading}>
          <Title order={2} size="h4" className={classes.name}>
            {eventName}
          </Title>
          <div className={classes.badges}>
            <EventBadges event={event} now={now} />
          </div>
        </div>
        {onToggle && (
          <Checkbox
            className={classes.check}
            aria-label={`Select ${eventName}`}
            checked={isSelected}
            onChange={onToggle}
          />
        )}
      </div>
      <div>
        <Text size="sm" fw={600}>
          {partyDays(event)}, {timeRange(event)} {event.timeZoneAbbreviation}
        </Text>
        <Text size="sm">
          {locationLabel(event.location)}, {countryOf(event.country).name}
        </Text>
        {event.series !== null && <SiblingsLink name={event.series.name} />}
      </div>
      <Text size="sm" c="dimmed" className={classes.description}>
        {event.description}
      </Text>
      <div className={classes.figures}>
        <div>
          <span className={classes.label}>Registrations: </span>
          <PlacesBar places={event} />
        </div>
        <div>
          <span className={classes.label}>Clicks: </span>
          {clicks.toLocaleString("en-AU")}
        </div>
      </div>
      <div className={classes.actions}>
        <EditButton to="/admin/events/edit/$id" id={event.id} name={eventName} />
        <Button
          variant="default"
          size="xs"
          aria-label={`View ${eventName}`}
          onClick={() => onOpen("view")}
        >
          View
        </Button>
        <Permitted to="events:write">
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={`Delete ${eventName}`}
            onClick={() => onOpen("delete")}
          >
            Delete
          </Button>
        </Permitted>
        <div className={classes.more}>
          <EventMenu event={event} now={now} onOpen={onOpen} />
        </div>
      </div>
    </Paper>
  );
}
