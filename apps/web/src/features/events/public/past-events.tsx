import type { PublicEvent } from "@before-ten/contracts/events/output";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { LastTicket } from "./last-ticket.tsx";
import { eventPrice } from "./event-price.ts";
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
        <CachedPart
          key={event.id}
          as="li"
          className={classes.used}
          component={PastCard}
          props={{ event, priority: index === 0 }}
        />
      ))}
    </TicketGrid>
  );
}

function PastCard({ event, priority }: { event: PublicEvent; priority: boolean }) {
  return (
    <Ticket event={event} heading="h3" priority={priority}>
      <p className={classes.endedLabel}>Event Ended</p>
      <EventWhen event={event} />
      <div className={classes.tally}>
        <strong>{event.registrations} attended</strong>
        <span>{eventPrice(event)}</span>
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
  );
}
