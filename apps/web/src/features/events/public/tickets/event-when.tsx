import type { PublicEvent } from "@before-ten/contracts/events/output";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { AnnouncedBefore, previousTime } from "./announced-before.tsx";
import classes from "./ticket.module.css";

/** The event's time at the venue, and what was announced before. */
export function EventWhen({ event }: { event: PublicEvent }) {
  const states = useTexts(eventStateTexts);
  const { disruption } = event;
  const isPostponed = disruption?.kind === "postponed";
  const { previousDates = null, previousLocation = null } = disruption ?? {};
  const date = partyDays(event);
  return (
    <div className={classes.facts}>
      {event.dayNotice !== null && <p className={classes.notice}>{event.dayNotice}</p>}
      {previousLocation && <AnnouncedBefore text={locationLabel(previousLocation)} />}
      <p>{locationLabel(event.location)}</p>
      {isPostponed ? (
        <div>
          <AnnouncedBefore text={date} />
          <p>{states.dateToCome}</p>
        </div>
      ) : (
        <p>
          {previousDates && <AnnouncedBefore text={previousTime(previousDates, event)} />}
          <time dateTime={event.startsAt}>
            {`${date}\n${timeRange(event)} ${event.timeZoneAbbreviation}`}
          </time>
        </p>
      )}
    </div>
  );
}
