import type { PublicEvent } from "@before-ten/contracts/events/output";
import { longDate, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location";
import classes from "./ticket.module.css";

/** Shows when the event takes place, in the venue's time. */
export function EventWhen({ event }: { event: PublicEvent }) {
  return (
    <div className={classes.facts}>
      <p>{locationLabel(event.location)}</p>
      <p>
        <time dateTime={event.startsAt}>
          {longDate(event.startDate)}
          <br />
          {timeRange(event)} {event.timeZoneAbbreviation}
        </time>
      </p>
    </div>
  );
}
