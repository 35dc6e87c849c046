import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { EventPoster } from "./event-poster.tsx";
import { TicketStamps } from "./state-stamps.tsx";
import classes from "./ticket.module.css";

interface TicketProps {
  event: PublicEvent;
  priority?: boolean;
  /** A calendar sheet on the poster. */
  sheet?: ReactNode;
  /** Says that the event is on now, if the time is known. */
  now?: Date;
  /** `sizes` of the poster. */
  sizes?: string | undefined;
  /** It is horizontal in wide windows, where it is in a container named `ticket`. */
  wide?: boolean;
  /** In one column it is a line of a list, its poster a stamp. */
  compact?: boolean;
  /** The event is over; its text says what it was. */
  past?: boolean;
  /** One level below the heading above it. */
  heading: "h2" | "h3" | "h4";
  /** The ticket's link; undefined for the event's page. */
  href?: string;
  /** Replaces the poster. */
  cover?: ReactNode;
  /** Below the title. */
  note?: ReactNode;
  children: ReactNode;
}

const wideSizes = "(min-width: 45rem) 380px, 92vw";

/** The card that shows events everywhere; pages differ in its contents. */
export function Ticket({
  event,
  priority = false,
  sheet,
  now,
  wide = false,
  compact = false,
  sizes = wide
    ? wideSizes
    : `(min-width: 72rem) 366px, (min-width: 45rem) 46vw, ${compact ? "120px" : "92vw"}`,
  past = false,
  heading: Heading,
  href = pathTo("/events/$id", { params: { id: event.id } }),
  cover,
  note,
  children,
}: TicketProps) {
  return (
    <article
      className={[
        classes.ticket,
        compact && classes.compact,
        isCalledOff(event.disruption) && classes.off,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <div className={classes.poster}>
        {cover ?? (
          <EventPoster
            wordless
            poster={event.poster}
            sizes={sizes}
            priority={priority}
            className={classes.image}
          />
        )}
        {sheet}
        <span className={classes.stamp}>{event.country}</span>
      </div>
      <div className={classes.details}>
        {/* Before the stamps, so that the names in a row line up. */}
        <Heading className={classes.title}>
          <a href={href}>{event.eventName}</a>
        </Heading>
        {note}
        {!past && <TicketStamps event={event} now={now} />}
        {children}
      </div>
    </article>
  );
}
