import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { cardGenreLimit } from "@before-ten/contracts/shared/limits";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { DateBlock } from "../tickets/date-block.tsx";
import { eventPrice, isFree } from "../tickets/event-price.ts";
import classes from "./event-list-card.module.css";
import { EventWhen } from "../tickets/event-when.tsx";
import { DetailsLink, GetTickets } from "../tickets/get-tickets.tsx";
import { Ticket } from "../tickets/ticket.tsx";
import ticketClasses from "../tickets/ticket.module.css";

interface EventListCardProps {
  event: PublicEvent;
  now: Date;
  /** One level below the heading above it. */
  heading: "h2" | "h3";
  /** Loads the poster eagerly. */
  priority: boolean;
  /** It takes two columns. */
  isWide?: boolean;
  /** How far it is from the visitor: `420 km`. */
  distance?: string | undefined;
}

/** The ticket on /events, with the music and the price. */
export function EventListCard({
  event,
  now,
  heading,
  priority,
  isWide = false,
  distance,
}: EventListCardProps) {
  const texts = useTexts(ticketTexts);
  return (
    <Ticket
      event={event}
      heading={heading}
      priority={priority}
      sheet={<DateBlock event={event} />}
      wide={isWide}
      compact={!isWide || !event.featured}
      now={now}
      note={
        distance !== undefined && <p className={classes.distance}>{texts.distance({ distance })}</p>
      }
    >
      <EventWhen event={event} />
      {(event.disruption || isWide) && (
        <p className={ticketClasses.description}>{event.disruption?.reason ?? event.description}</p>
      )}
      {event.musicGenres.length > 0 && (
        <ul className={classes.genres} aria-label={texts.music}>
          {event.musicGenres.slice(0, cardGenreLimit).map((genre) => (
            <li key={genre} className={classes.genre}>
              {genre}
            </li>
          ))}
        </ul>
      )}
      <div className={ticketClasses.foot}>
        {!isCalledOff(event.disruption) && (
          <span className={ticketClasses.price}>
            <strong>{eventPrice(event, texts)}</strong> {!isFree(event) && texts.perPerson}
          </span>
        )}
        <GetTickets event={event} now={now} otherwise={<DetailsLink event={event} />} />
      </div>
    </Ticket>
  );
}
