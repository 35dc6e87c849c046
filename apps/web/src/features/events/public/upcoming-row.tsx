import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { cityOf, locationLabel } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { dayBlock, timeRange } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { pathTo } from "../../../lib/site-path.ts";
import dayClasses from "./date-block.module.css";
import { isFree } from "./event-price.ts";
import { HomePrice } from "./home-price.tsx";
import { TicketLink } from "./get-tickets.tsx";
import { StateStamps } from "./state-stamps.tsx";
import classes from "./upcoming-row.module.css";

/** `The Salt Pavilion, Melbourne`: there is no room to show the quarter between them. */
function Where({ event: { location, country } }: { event: PublicEvent }) {
  const label = locationLabel(location);
  const end = `, ${cityOf(location, countryOf(country).name) ?? ""}`;
  const [venue = ""] = label.split(", ");
  const quarter = label.endsWith(end) ? label.slice(venue.length, -end.length) : "";
  if (quarter === "") return <p className={classes.where}>{label}</p>;
  return (
    <p className={classes.where}>
      {venue}
      <span>{quarter}</span>
      {end}
    </p>
  );
}

/** A party on Home that is further away: a stub with its day, and a line of what it is. */
export function UpcomingRow({ event, now }: { event: PublicEvent; now: Date }) {
  const calledOff = isCalledOff(event.disruption);
  const { weekday, day, month } = dayBlock(event);
  return (
    <article className={classes.row}>
      <time
        dateTime={event.startsAt}
        className={`${dayClasses.day} ${calledOff ? classes.off : ""}`}
      >
        {weekday} <strong>{day}</strong> {month}
      </time>
      <div>
        <h3 className={classes.title}>
          <a href={pathTo("/events/$id", { params: { id: event.id } })}>{event.eventName}</a>
        </h3>
        <Where event={event} />
        <p className={classes.hours}>
          {timeRange(event)} {event.timeZoneAbbreviation}
        </p>
      </div>
      <div className={classes.side}>
        <StateStamps event={event} />
        {!calledOff && !isFree(event) && (
          <p>
            <HomePrice event={event} />
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
