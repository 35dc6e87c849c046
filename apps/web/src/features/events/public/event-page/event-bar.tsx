import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import {
  availabilityLabel,
  disruptionLabels,
  onNowUntil,
  stateMessages,
} from "@before-ten/contracts/events/state-messages";
import { clockTime, dayBlock } from "@before-ten/contracts/events/time-text";
import classes from "./event-bar.module.css";
import { EventPhase } from "../tickets/event-phase.tsx";
import { eventPrice } from "../tickets/event-price.ts";
import { TicketLink } from "../tickets/get-tickets.tsx";

/**
 * Sticky bar at the bottom of a phone with the date, the state of the tickets and a link to them if
 * there are any.
 */
export function EventBar({ event, now }: { event: PublicEvent; now: Date }) {
  const { disruption } = event;
  const ways = canBuyTickets(event, now) && <TicketLink event={event} label="Get Tickets Now" />;
  return (
    <div className={classes.bar} data-screen-only>
      {isCalledOff(disruption) ? (
        <State event={event} state={disruption === null ? "" : disruptionLabels[disruption.kind]} />
      ) : (
        <EventPhase
          event={event}
          now={now}
          upcoming={
            <>
              <State event={event} state={ticketState(event)} />
              {ways}
            </>
          }
          running={
            <>
              <State event={event} state={onNowUntil(event)} />
              {ways}
            </>
          }
          ended={<State event={event} state="This party has ended" />}
        />
      )}
    </div>
  );
}

function State({ event, state }: { event: PublicEvent; state: string }) {
  const { weekday, day, month } = dayBlock(event);
  const when = `${weekday} ${day} ${month}, ${clockTime(event.startTime)}`;
  const isPostponed = event.disruption?.kind === "postponed";
  return (
    <p className={classes.state}>
      <strong>{isPostponed ? stateMessages.dateToCome : when}</strong> {state}
    </p>
  );
}

/** `Few left · £28.50`: the state of the tickets, and their price if they can be bought. */
function ticketState(event: PublicEvent): string {
  const label = availabilityLabel(event);
  if (label === undefined) return eventPrice(event);
  const hasPrice = event.availability === "few-left" || event.availability === "at-the-door";
  return hasPrice ? `${label} · ${eventPrice(event)}` : label;
}
