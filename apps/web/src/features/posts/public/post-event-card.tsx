import type { PostEvent } from "@before-ten/contracts/posts/document-output";
import { disruptionLabel } from "@before-ten/contracts/events/state-messages";
import { dayBlock, partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import classes from "./post-event-card.module.css";

/** An event in a post's text, shown as a ticket. */
export function PostEventCard({ event }: { event: PostEvent }) {
  const states = useTexts(eventStateTexts);
  const { weekday, day, month } = dayBlock(event);
  return (
    <div className={classes.ticket}>
      <div className={classes.day} aria-hidden="true">
        <span>{weekday}</span>
        <span className={classes.number}>{day}</span>
        <span>{month}</span>
      </div>
      <div className={classes.facts}>
        {event.disruption !== null && (
          <p className={classes.state}>
            {disruptionLabel({ kind: event.disruption, changes: event.changes }, states)}
          </p>
        )}
        <p className={classes.name}>
          <a href={pathTo("/events/$id", { params: { id: event.id } })}>{event.eventName}</a>
        </p>
        <p>
          {partyDays(event)}, {timeRange(event)} {event.timeZoneAbbreviation}
        </p>
        <p>{whereOf(event)}</p>
      </div>
    </div>
  );
}

function whereOf({ place, country }: PostEvent): string {
  const { name } = countryOf(country);
  if (place === null) return name;
  return place.includes(name) ? place : `${place}, ${name}`;
}
