import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { fromPriceLabel } from "@before-ten/contracts/shared/money";
import { Countdown } from "../tickets/countdown.tsx";
import { EventWhen } from "../tickets/event-when.tsx";
import { DetailsLink, TicketLink } from "../tickets/get-tickets.tsx";
import { isFree } from "../tickets/event-price.ts";
import { Ticket } from "../tickets/ticket.tsx";
import classes from "../tickets/ticket.module.css";

interface UpcomingCardProps {
  event: PublicEvent;
  now: Date;
  /** `sizes` of the poster. */
  sizes?: string | undefined;
}

/** The ticket on Home: a countdown, or until when the party is on. */
export function UpcomingCard({ event, now, sizes }: UpcomingCardProps) {
  const calledOff = isCalledOff(event.disruption);
  return (
    <Ticket event={event} heading="h4" wide sizes={sizes}>
      <EventWhen event={event} />
      {!calledOff && <Countdown event={event} now={now} />}
      <p className={classes.description}>{event.disruption?.reason ?? event.description}</p>
      <div className={classes.foot}>
        {!calledOff && (
          <span className={classes.price}>
            <Price event={event} />
          </span>
        )}
        {canBuyTickets(event, now) ? <TicketLink event={event} /> : <DetailsLink event={event} />}
      </div>
    </Ticket>
  );
}

/** `From AUD $50`, as specified for the cards of Home, with the amount in bold; or `Free`. */
function Price({ event }: { event: PublicEvent }) {
  if (isFree(event)) return <strong>Free</strong>;
  const [from, ...price] = fromPriceLabel(event.ticketPrice).split(" ");
  return (
    <>
      {from} <strong>{price.join(" ")}</strong>
    </>
  );
}
