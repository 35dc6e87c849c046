import { countryOf } from "@before-ten/contracts/shared/countries";
import type { NextEvent } from "@before-ten/contracts/dashboard/output";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import type { ComponentType } from "react";
import { Paper, Stack, Text, Title } from "@mantine/core";
import { EventLink } from "../../../admin/list/event-link.tsx";
import { eventPhase } from "../../../admin/list/badges/event-phase.ts";
import { EventStateBadges } from "../../../admin/list/badges/event-state-badges.tsx";
import { PlacesBar } from "../../../admin/list/places-bar.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import classes from "./dashboard.module.css";

/** What can be done for today's party, from another feature. */
export type DayActions = ComponentType<{ event: NextEvent }>;

interface NextEventsProps {
  events: readonly NextEvent[];
  now: Date;
  dayActions: DayActions;
}

/** Events that are on now, today and this week. */
export function NextEvents({ events, now, dayActions }: NextEventsProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="next-title">
      <Title order={2} size="h3" id="next-title">
        On now and in the next seven days
      </Title>
      <Paper withBorder className={classes.box}>
        {events.length === 0 ? (
          <Text c="dimmed">No party is on, and none begins within seven days.</Text>
        ) : (
          <ul className={classes.list}>
            {events.map((event) => (
              <li key={event.id} className={classes.next}>
                <Party event={event} now={now} dayActions={dayActions} />
              </li>
            ))}
          </ul>
        )}
      </Paper>
    </Stack>
  );
}

interface PartyProps extends Pick<NextEventsProps, "now" | "dayActions"> {
  event: NextEvent;
}

function Party({ event, now, dayActions: Actions }: PartyProps) {
  const { clicks } = event;
  const state = { ...event, disruption: event.disruption && { kind: event.disruption } };
  const isOn = eventPhase(state, now) === "on-now";
  const isToday = event.startDate.slice(0, 10) === dayIn(event.timeZone, now);
  return (
    <>
      <div className={classes.party}>
        <Text span fw={600}>
          <EventLink id={event.id}>{event.eventName}</EventLink>
        </Text>
        <Text size="sm">
          {partyDays(event)}, {timeRange(event)} {event.timeZoneAbbreviation}
        </Text>
        <Text size="sm" c="dimmed">
          {event.place}, {countryOf(event.country).name}
        </Text>
      </div>
      <div className={classes.badges}>
        {isOn && <StatusBadge tone="asking">On now</StatusBadge>}
        {isToday && !isOn && <StatusBadge tone="waiting">Today</StatusBadge>}
        <EventStateBadges event={state} />
      </div>
      <div className={classes.stock}>
        <PlacesBar places={event} />
        <span>
          {clicks.toLocaleString("en-AU")} {clicks === 1 ? "click" : "clicks"}
        </span>
      </div>
      {(isOn || isToday) && <Actions event={event} />}
    </>
  );
}
