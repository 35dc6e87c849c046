import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { EventPoster } from "./event-poster.tsx";
import { StateStamps } from "./state-stamps.tsx";
import classes from "./ticket.module.css";

interface TicketProps {
  event: PublicEvent;
  priority?: boolean;
  /** What part of the window its poster takes. */
  sizes?: string;
  /** It lies on its side where the box named `ticket` around it is wide enough. */
  wide?: boolean;
  /** One below the heading it stands under. */
  heading: "h2" | "h3";
  children: ReactNode;
}

/** The card every event is shown on; the pages differ in what they print on it. */
export function Ticket({
  event,
  priority = false,
  sizes = "(min-width: 72rem) 366px, (min-width: 45rem) 46vw, 92vw",
  wide = false,
  heading: Heading,
  children,
}: TicketProps) {
  return (
    <article className={`${classes.ticket} ${wide ? classes.wide : ""}`}>
      <div className={classes.poster}>
        <EventPoster
          poster={event.poster}
          sizes={sizes}
          priority={priority}
          className={classes.image}
        />
        <span className={classes.stamp}>{event.country}</span>
      </div>
      <div className={classes.details}>
        <StateStamps event={event} />
        <Heading className={classes.title}>
          <a href={pathTo("/events/$id", { params: { id: event.id } })}>{event.eventName}</a>
        </Heading>
        {children}
      </div>
    </article>
  );
}
