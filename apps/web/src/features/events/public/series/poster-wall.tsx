import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { pathTo } from "../../../../lib/site-path.ts";
import { EventPoster } from "../tickets/event-poster.tsx";
import classes from "./poster-wall.module.css";

interface PosterWallProps {
  events: readonly PublicEvent[];
  /** The parties differ in more than the day. */
  withNames: boolean;
}

/** The posters of past parties, as they hang in a club's corridor. */
export function PosterWall({ events, withNames }: PosterWallProps) {
  return (
    <ul className={classes.wall}>
      {events.map((event) => (
        <li key={event.id}>
          <a href={pathTo("/events/$id", { params: { id: event.id } })} className={classes.link}>
            <EventPoster
              poster={event.poster && { ...event.poster, alt: "" }}
              sizes="(min-width: 45rem) 220px, 45vw"
              className={classes.poster}
            />
            {withNames && <strong>{event.eventName}</strong>}
            <time dateTime={event.startsAt}>{partyDays(event)}</time>
          </a>
        </li>
      ))}
    </ul>
  );
}
