import type { PublicEvent } from "@before-ten/contracts/events/output";
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

/** The same; a disabled button from the moment the event ends. */
export function GetTickets({ now, ...props }: TicketLinkProps & { now: Date }) {
  const { event, size = "normal" } = props;
  return (
    <EventPhase
      event={event}
      now={now}
      upcoming={<TicketLink {...props} />}
      ended={
        <button type="button" disabled className={actionClass("ended", size)}>
          Expired
        </button>
      }
    />
  );
}
