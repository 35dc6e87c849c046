import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime, partyDays } from "@before-ten/contracts/events/time-text";
import { pathTo } from "../../../../lib/site-path.ts";
import classes from "./date-list.module.css";
import { StateStamps } from "../tickets/state-stamps.tsx";

interface DateListProps {
  events: readonly PublicEvent[];
  /** The dates are over, so their tickets aren't mentioned. */
  past?: boolean;
  /** The parties differ in more than the day. */
  withNames?: boolean;
}

/** The dates of a series, venue or city, a line each, without what they have in common. */
export function DateList({ events, past = false, withNames = false }: DateListProps) {
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
              {withNames && <strong>{event.eventName}, </strong>}
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
