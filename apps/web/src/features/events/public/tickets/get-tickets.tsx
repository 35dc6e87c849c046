import { canBuyTickets } from "@before-ten/contracts/events/availability";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { siteUtmSource, withUtm } from "@before-ten/contracts/shared/campaign";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { EventPhase } from "./event-phase.tsx";

interface TicketLinkProps {
  event: PublicEvent;
  label?: string;
  size?: "normal" | "large";
  /** Gold on the page of the party itself. */
  look?: "gold" | "ink";
}

/**
 * Link to the ticket page in a new tab; a click is counted and tells the seller the
 * visit's channel (`record-clicks.ts`). Nothing if the
 * stored link is no web address.
 */
export function TicketLink({
  event,
  label: given,
  size = "normal",
  look = "ink",
}: TicketLinkProps) {
  const texts = useTexts(ticketTexts);
  const label = given ?? texts.getTickets;
  if (event.redirectUrl === null) return null;
  return (
    <a
      href={withUtm(event.redirectUrl, { source: siteUtmSource })}
      target="_blank"
      rel="noopener noreferrer"
      className={actionClass(look, size)}
      aria-label={texts.opensInNewTab({ label, party: event.eventName })}
      data-event-id={event.id}
    >
      {label}
    </a>
  );
}

/** Link to an event's page, on tickets that aren't for sale. */
export function DetailsLink({ event: { id, eventName } }: { event: PublicEvent }) {
  const texts = useTexts(ticketTexts);
  return (
    <a
      href={pathTo("/events/$id", { params: { id } })}
      className={actionClass("outline")}
      aria-label={texts.detailsOf({ label: texts.details, party: eventName })}
    >
      {texts.details}
    </a>
  );
}

interface GetTicketsProps extends TicketLinkProps {
  now: Date;
  /** Shown if there is nothing to buy. */
  otherwise?: ReactNode;
}

/** The ticket link while tickets are on sale; a disabled button once the event has ended. */
export function GetTickets({ now, otherwise = null, ...props }: GetTicketsProps) {
  const { event, size = "normal" } = props;
  const texts = useTexts(ticketTexts);
  return (
    <EventPhase
      event={event}
      now={now}
      upcoming={canBuyTickets(event, now) ? <TicketLink {...props} /> : otherwise}
      ended={
        <button type="button" disabled className={actionClass("ended", size)}>
          {texts.expired}
        </button>
      }
    />
  );
}
