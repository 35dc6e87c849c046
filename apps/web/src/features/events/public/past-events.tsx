import type { PublicEvent } from "@before-ten/contracts/events/output";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { LastTicket } from "./last-ticket.tsx";
import { EventWhen } from "./event-when.tsx";
import { Ticket } from "./ticket.tsx";
import { TicketGrid } from "./ticket-grid.tsx";
import classes from "./ticket.module.css";

/** Used tickets: muted, with how many came and no way to buy one. */
export function PastEvents({ events }: { events: PublicEvent[] }) {
  return (
    <TicketGrid
      end={
        <LastTicket text="The next one isn't in here yet.">
          <a href={pathTo("/events")} className={actionClass("gold")}>
            See what is coming
          </a>
        </LastTicket>
      }
    >
      {events.map((event, index) => (
        <li key={event.id} className={classes.used}>
          <Ticket event={event} heading="h3" priority={index === 0}>
            <p className={classes.endedLabel}>Event Ended</p>
            <EventWhen event={event} />
            <div className={classes.tally}>
              <strong>{event.registrations} attended</strong>
              <span>{priceLabel(event.ticketPrice)}</span>
            </div>
            <div className={classes.foot}>
              <button type="button" disabled className={actionClass("ended")}>
                Expired
              </button>
              <a
                href={pathTo("/events/$id", { params: { id: event.id } })}
                className={actionClass("outline")}
                aria-label={`View Details: ${event.eventName}`}
              >
                View Details
              </a>
            </div>
          </Ticket>
        </li>
      ))}
    </TicketGrid>
  );
}
