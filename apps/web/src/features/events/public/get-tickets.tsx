import { canBuyTickets } from "@before-ten/contracts/events/availability";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { EventPhase } from "./event-phase.tsx";

interface TicketLinkProps {
  event: PublicEvent;
  label?: string;
  size?: "normal" | "large";
}

/**
 * The way to the ticket page, in a new tab; a click on it is counted (`record-clicks.ts`). An event
 * whose stored link is no web address has none.
 */
export function TicketLink({ event, label = "Get Tickets", size = "normal" }: TicketLinkProps) {
  if (event.redirectUrl === null) return null;
  return (
    <a
      href={event.redirectUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={actionClass("gold", size)}
      aria-label={`${label}: ${event.eventName} (opens in a new tab)`}
      data-event-id={event.id}
    >
      {label}
    </a>
  );
}

/** The way to an event's page, on tickets that have nothing to buy. */
export function DetailsLink({ event: { id, eventName } }: { event: PublicEvent }) {
  return (
    <a
      href={pathTo("/events/$id", { params: { id } })}
      className={actionClass("outline")}
      aria-label={`View Details: ${eventName}`}
    >
      View Details
    </a>
  );
}

interface GetTicketsProps extends TicketLinkProps {
  now: Date;
  /** What stands there when there is nothing to buy. */
  otherwise?: ReactNode;
}

/** The same, where there is something to buy; a disabled button from the moment the event ends. */
export function GetTickets({ now, otherwise = null, ...props }: GetTicketsProps) {
  const { event, size = "normal" } = props;
  return (
    <EventPhase
      event={event}
      now={now}
      upcoming={canBuyTickets(event, now) ? <TicketLink {...props} /> : otherwise}
      ended={
        <button type="button" disabled className={actionClass("ended", size)}>
          Expired
        </button>
      }
    />
  );
}
