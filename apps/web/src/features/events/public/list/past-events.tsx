import type { AlbumCover } from "@before-ten/contracts/albums/output";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { pastTicketsTexts } from "@before-ten/contracts/site/texts/events/past-tickets";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { AlbumMosaic } from "./album-mosaic.tsx";
import { LastTicket } from "../tickets/last-ticket.tsx";
import { eventPrice } from "../tickets/event-price.ts";
import { EventWhen } from "../tickets/event-when.tsx";
import classes from "./past-events.module.css";
import { Ticket } from "../tickets/ticket.tsx";
import { StateStamps } from "../tickets/state-stamps.tsx";
import { TicketGrid } from "../tickets/ticket-grid.tsx";
import ticketClasses from "../tickets/ticket.module.css";

interface PastEventsProps {
  events: PublicEvent[];
  /** Covers of the events that have an album. */
  covers: readonly AlbumCover[];
}

/**
 * Used tickets: muted, with the attendance and no way to buy. An event with an album shows its
 * first images and links to it.
 */
export function PastEvents({ events, covers }: PastEventsProps) {
  const texts = useTexts(pastTicketsTexts);
  const coverOf = new Map(covers.map((cover) => [cover.eventId, cover]));
  return (
    <TicketGrid
      end={
        <LastTicket text={texts.end}>
          <a href={pathTo("/events")} className={actionClass("gold")}>
            {texts.toEvents}
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
          props={{ event, cover: coverOf.get(event.id), priority: index === 0 }}
        />
      ))}
    </TicketGrid>
  );
}

interface PastCardProps {
  event: PublicEvent;
  cover: AlbumCover | undefined;
  priority: boolean;
}

function PastCard({ event, cover, priority }: PastCardProps) {
  const texts = useTexts(ticketTexts);
  return (
    <Ticket
      event={event}
      past
      heading="h3"
      priority={priority}
      {...(cover && {
        href: pathTo("/gallery/$id", { params: { id: event.id } }),
        cover: <AlbumMosaic cover={cover} priority={priority} />,
      })}
    >
      <div className={classes.endedLine}>
        <p className={classes.endedLabel}>{texts.ended}</p>
        <StateStamps event={event} past />
      </div>
      <EventWhen event={event} />
      <div className={classes.tally}>
        <strong>{texts.attended({ count: event.registrations })}</strong>
        <span>{eventPrice(event, texts)}</span>
      </div>
      <div className={ticketClasses.foot}>
        <button type="button" disabled className={actionClass("ended")}>
          {texts.expired}
        </button>
        <a
          href={pathTo("/events/$id", { params: { id: event.id } })}
          className={actionClass("outline")}
          aria-label={texts.detailsOf({ label: texts.details, party: event.eventName })}
        >
          {texts.details}
        </a>
      </div>
    </Ticket>
  );
}
