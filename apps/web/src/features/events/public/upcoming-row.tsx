import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { locationLabel } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { dayBlock, timeRange } from "@before-ten/contracts/events/time-text";
import { pathTo } from "../../../lib/site-path.ts";
import { eventPrice, isFree } from "./event-price.ts";
import { TicketLink } from "./get-tickets.tsx";
import { StateStamps } from "./state-stamps.tsx";
import classes from "./upcoming-row.module.css";

/** A party on Home that is further away: a stub with its day, and a line of what it is. */
export function UpcomingRow({ event, now }: { event: PublicEvent; now: Date }) {
  const calledOff = isCalledOff(event.disruption);
  const { weekday, day, month } = dayBlock(event.startDate);
  return (
    <article className={classes.row}>
      <time dateTime={event.startsAt} className={`${classes.day} ${calledOff ? classes.off : ""}`}>
        {weekday} <strong>{day}</strong> {month}
      </time>
      <div>
        <h3 className={classes.title}>
          <a href={pathTo("/events/$id", { params: { id: event.id } })}>{event.eventName}</a>
        </h3>
        <p className={classes.where}>{locationLabel(event.location)}</p>
        <p className={classes.hours}>
          {timeRange(event)} {event.timeZoneAbbreviation}
        </p>
      </div>
      <div className={classes.side}>
        <StateStamps event={event} />
        {!calledOff && (
          <p>
            {!isFree(event) && "From "}
            <strong>{eventPrice(event)}</strong>
          </p>
        )}
      </div>
      {canBuyTickets(event, now) && (
        <p className={classes.buy}>
          <TicketLink event={event} />
        </p>
      )}
    </article>
  );
}
