import type { PublicEvent } from "@before-ten/contracts/events/output";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { Countdown } from "./countdown.tsx";
import { EventWhen } from "./event-when.tsx";
import { TicketLink } from "./get-tickets.tsx";
import { Ticket } from "./ticket.tsx";
import classes from "./ticket.module.css";

/** The ticket on Home: it counts down. */
export function UpcomingCard({ event, now }: { event: PublicEvent; now: Date }) {
  return (
    <Ticket event={event} heading="h3">
      <EventWhen event={event} />
      <Countdown startsAt={event.startsAt} now={now} />
      <p className={classes.description}>{event.description}</p>
      <div className={classes.foot}>
        <span className={classes.price}>
          From <strong>{priceLabel(event.ticketPrice)}</strong>
        </span>
        <TicketLink event={event} />
      </div>
    </Ticket>
  );
}
