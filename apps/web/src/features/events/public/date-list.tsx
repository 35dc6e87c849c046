import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { locationLabel } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime, partyDays } from "@before-ten/contracts/events/time-text";
import { pathTo } from "../../../lib/site-path.ts";
import classes from "./date-list.module.css";
import { StateStamps } from "./state-stamps.tsx";

interface DateListProps {
  events: readonly PublicEvent[];
  /** They are over: nothing is to be said of their tickets. */
  past?: boolean;
}

/** Dates of one party, a line for each: what they have in common isn't repeated. */
export function DateList({ events, past = false }: DateListProps) {
  return (
    <ul className={classes.dates}>
      {events.map((event) => (
        <li
          key={event.id}
          className={classes.date}
          {...(!past && { "data-ends-at": event.endsAt })}
        >
          <a href={pathTo("/events/$id", { params: { id: event.id } })} className={classes.link}>
            <time
              dateTime={event.startsAt}
              className={isCalledOff(event.disruption) ? classes.off : undefined}
            >
              {partyDays(event)}
            </time>
            <span className={classes.rest}>
              {clockTime(event.startTime)} {event.timeZoneAbbreviation},{" "}
              {locationLabel(event.location)}
            </span>
          </a>
          {!past && <StateStamps event={event} />}
        </li>
      ))}
    </ul>
  );
}
