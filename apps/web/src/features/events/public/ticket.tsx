import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { DateBlock } from "./date-block.tsx";
import { EventPoster } from "./event-poster.tsx";
import { TicketStamps } from "./state-stamps.tsx";
import classes from "./ticket.module.css";

interface TicketProps {
  event: PublicEvent;
  priority?: boolean;
  /** A sheet of a calendar lies on its poster. */
  dated?: boolean;
  /** Whether it is on now is said where this is known. */
  now?: Date;
  /** What part of the window its poster takes. */
  sizes?: string | undefined;
  /** It lies on its side where the box named `ticket` around it is wide enough. */
  wide?: boolean;
  /** It is over, and says itself what it was. */
  past?: boolean;
  /** One below the heading it stands under. */
  heading: "h2" | "h3" | "h4";
  /** Where the ticket leads; undefined: to the event. */
  href?: string;
  /** What stands in place of the poster. */
  cover?: ReactNode;
  children: ReactNode;
}

/** The card every event is shown on; the pages differ in what they print on it. */
export function Ticket({
  event,
  priority = false,
  dated = false,
  now,
  sizes = "(min-width: 72rem) 366px, (min-width: 45rem) 46vw, 92vw",
  wide = false,
  past = false,
  heading: Heading,
  href = pathTo("/events/$id", { params: { id: event.id } }),
  cover,
  children,
}: TicketProps) {
  return (
    <article className={`${classes.ticket} ${wide ? classes.wide : ""}`}>
      <div className={classes.poster}>
        {cover ?? (
          <EventPoster
            poster={event.poster}
            sizes={sizes}
            priority={priority}
            className={classes.image}
          />
        )}
        {dated && <DateBlock event={event} className={classes.day} />}
        <span className={classes.stamp}>{event.country}</span>
      </div>
      <div className={classes.details}>
        {/* Above the stamps, so that the names of a row stand in one line. */}
        <Heading className={classes.title}>
          <a href={href}>{event.eventName}</a>
        </Heading>
        {!past && <TicketStamps event={event} now={now} />}
        {children}
      </div>
    </article>
  );
}
