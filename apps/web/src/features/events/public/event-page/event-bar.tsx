import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import {
  availabilityLabel,
  disruptionLabel,
  onNowUntil,
} from "@before-ten/contracts/events/state-messages";
import { clockTime, dayBlock } from "@before-ten/contracts/events/time-text";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { useTexts } from "../../../../lib/site-texts.tsx";
import type { ReactNode } from "react";
import classes from "./event-bar.module.css";
import { actionClass } from "../../../../ui/action.ts";
import { alertId } from "./event-stub.tsx";
import { EventPhase } from "../tickets/event-phase.tsx";
import { eventPrice } from "../tickets/event-price.ts";
import { TicketLink } from "../tickets/get-tickets.tsx";

interface EventBarProps {
  event: PublicEvent;
  now: Date;
  /** The page has a form for an alert. */
  hasAlert: boolean;
}

/**
 * Sticky bar at the bottom of a phone with the date, the state of the tickets, and a link to them
 * or to the form for an alert.
 */
export function EventBar({ event, now, hasAlert }: EventBarProps) {
  const texts = useTexts(eventPageTexts);
  const states = useTexts(eventStateTexts);
  const { disruption } = event;
  const tellMe = hasAlert && (
    <a href={`#${alertId}`} className={actionClass("ink")}>
      {texts.tellMe}
    </a>
  );
  const ways = canBuyTickets(event, now) ? (
    <TicketLink event={event} label={texts.getTickets} look="gold" />
  ) : (
    tellMe
  );
  return (
    <div className={classes.bar} data-screen-only>
      {isCalledOff(disruption) ? (
        <>
          <State event={event} state={disruption ? disruptionLabel(disruption, states) : ""} />
          {tellMe}
        </>
      ) : (
        <EventPhase
          event={event}
          now={now}
          upcoming={
            <>
              <State event={event} state={<TicketState event={event} />} />
              {ways}
            </>
          }
          running={
            <>
              <State event={event} state={onNowUntil(event, states)} />
              {ways}
            </>
          }
          ended={
            <>
              <State event={event} state={texts.ended} />
              {tellMe}
            </>
          }
        />
      )}
    </div>
  );
}

function State({ event, state }: { event: PublicEvent; state: ReactNode }) {
  const { dateToCome } = useTexts(eventStateTexts);
  const { weekday, day, month } = dayBlock(event);
  const when = `${weekday} ${day} ${month}, ${clockTime(event.startTime)}`;
  const isPostponed = event.disruption?.kind === "postponed";
  return (
    <p className={classes.state}>
      <strong>{isPostponed ? dateToCome : when}</strong> {state}
    </p>
  );
}

/** `Few left · GBP £28.50`: the state of the tickets, and their price if they can be bought. */
function TicketState({ event }: { event: PublicEvent }) {
  const texts = useTexts(eventPageTexts);
  const price = eventPrice(event, useTexts(ticketTexts));
  const state = availabilityLabel(event, useTexts(eventStateTexts));
  if (state === undefined) return price;
  const hasPrice = event.availability === "few-left" || event.availability === "at-the-door";
  return hasPrice ? texts.price({ state, price }) : state;
}
