import type { NextEvent } from "@before-ten/contracts/dashboard/output";
import { dayIn } from "@before-ten/contracts/events/lifecycle";
import { shortDays, timeRange } from "@before-ten/contracts/events/time-text";
import type { ComponentType } from "react";
import { Paper, Stack, Text, Title } from "@mantine/core";
import { EventLink } from "../../../admin/list/event-link.tsx";
import { eventPhase } from "../../../admin/list/badges/event-phase.ts";
import { EventStateBadges } from "../../../admin/list/badges/event-state-badges.tsx";
import { PlacesBar } from "../../../admin/list/places-bar.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { useOverview } from "./use-overview.ts";
import classes from "./dashboard.module.css";

/** What can be done for today's party, from another feature. */
export type DayActions = ComponentType<{ event: NextEvent }>;

interface NextEventsProps {
  /** On now, today and this week. */
  events: readonly NextEvent[];
  now: Date;
}

/** Today's parties, with what can be done for them; nothing without one. */
export function TodaysEvents({ dayActions: Actions }: { dayActions: DayActions }) {
  const { data, dataUpdatedAt } = useOverview();
  const now = new Date(dataUpdatedAt);
  const events = data?.nextEvents.filter((event) => isTodays(event, now)) ?? [];
  if (events.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="today-title">
      <Title order={2} size="h3" id="today-title">
        Today
      </Title>
      <Paper withBorder className={classes.box}>
        <ul className={classes.list}>
          {events.map((event) => (
            <li key={event.id} className={classes.next}>
              <Party event={event} now={now} />
              <Actions event={event} />
            </li>
          ))}
        </ul>
      </Paper>
    </Stack>
  );
}

/** The other parties of the week. */
export function NextEvents({ events, now }: NextEventsProps) {
  const later = events.filter((event) => !isTodays(event, now));
  return (
    <Stack component="section" gap="sm" aria-labelledby="next-title">
      <Title order={2} size="h3" id="next-title">
        In the next seven days
      </Title>
      <Paper withBorder className={classes.box}>
        {later.length === 0 ? (
          <Text c="dimmed">
            {events.length === 0 ? "No parties on or coming up." : "No other parties coming up."}
          </Text>
        ) : (
          <ul className={classes.list}>
            {later.map((event) => (
              <li key={event.id} className={classes.next}>
                <Party event={event} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Paper>
    </Stack>
  );
}

/** Where it takes place it is that day, or it is still on. */
function isTodays(event: NextEvent, now: Date): boolean {
  return event.startDate.slice(0, 10) === dayIn(event.timeZone, now) || isOnNow(event, now);
}

function isOnNow(event: NextEvent, now: Date): boolean {
  return eventPhase(stateOf(event), now) === "on-now";
}

function stateOf(event: NextEvent) {
  const { disruption: kind, changes } = event;
  return { ...event, disruption: kind && { kind, changes } };
}

function Party({ event, now }: { event: NextEvent; now: Date }) {
  const { clicks } = event;
  return (
    <>
      <div className={classes.party}>
        <Text span fw={600}>
          <EventLink id={event.id}>{event.eventName}</EventLink>
        </Text>
        <Text size="sm">
          {shortDays(event)}, {timeRange(event)} {event.timeZoneAbbreviation}
        </Text>
        <Text size="sm" c="dimmed">
          {event.place}
        </Text>
      </div>
      <div className={classes.badges}>
        {isOnNow(event, now) && <StatusBadge tone="asking">On now</StatusBadge>}
        <EventStateBadges event={stateOf(event)} />
      </div>
      <div className={classes.stock}>
        <PlacesBar places={event} />
        <span>
          {clicks.toLocaleString("en-AU")} {clicks === 1 ? "click" : "clicks"}
        </span>
      </div>
    </>
  );
}
