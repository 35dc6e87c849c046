import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { Countdown } from "./countdown.tsx";
import { EventWhen } from "./event-when.tsx";
import { DetailsLink, TicketLink } from "./get-tickets.tsx";
import { HomePrice } from "./home-price.tsx";
import { phaseOf } from "./phase.ts";
import { Ticket } from "./ticket.tsx";
import classes from "./ticket.module.css";

const leadSizes = "(min-width: 72rem) 634px, (min-width: 45rem) 52vw, 92vw";
const sizes = "(min-width: 72rem) 282px, (min-width: 45rem) 46vw, 92vw";

interface UpcomingCardProps {
  event: PublicEvent;
  now: Date;
  /** The first one is as wide as the page. */
  isLead?: boolean;
}

/** The ticket on Home: it counts down to what takes place, or says until when it does. */
export function UpcomingCard({ event, now, isLead = false }: UpcomingCardProps) {
  const calledOff = isCalledOff(event.disruption);
  const isToBegin = !calledOff && phaseOf(event, now) === "upcoming";
  return (
    <Ticket event={event} heading="h3" wide now={now} sizes={isLead ? leadSizes : sizes}>
      <EventWhen event={event} />
      {isToBegin && <Countdown startsAt={event.startsAt} now={now} />}
      <p className={classes.description}>{event.disruption?.reason ?? event.description}</p>
      <div className={classes.foot}>
        {!calledOff && (
          <span className={classes.price}>
            <HomePrice event={event} />
          </span>
        )}
        {canBuyTickets(event, now) ? <TicketLink event={event} /> : <DetailsLink event={event} />}
      </div>
    </Ticket>
  );
}
