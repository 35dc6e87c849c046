import type { PublicEvent } from "@before-ten/contracts/events/output";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { startOfMinute } from "../../../lib/start-of-minute.ts";
import type { Settled } from "../../../lib/settle.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";
import classes from "./upcoming-events.module.css";
import { UpcomingRow } from "./upcoming-row.tsx";

/** The nearest parties have a ticket each, those further away a row. */
const ticketCount = 3;

interface UpcomingEventsProps {
  upcoming: Settled<PageOf<PublicEvent>>;
  now: Date;
}

/** A party that ends while the page is open leaves the list. */
export function UpcomingEvents({ upcoming, now }: UpcomingEventsProps) {
  if (upcoming.error) return <LoadError error={upcoming.error} failed={eventMessages.loadFailed} />;
  const events = upcoming.data.items.filter((event) => !hasEnded(event, now));
  if (events.length === 0) return <NoEvents />;
  const inOrder = leadFirst(events);
  const [tickets, later] = [inOrder.slice(0, ticketCount), inOrder.slice(ticketCount)];
  return (
    <ticket-grid className={classes.frame}>
      <ul className={classes.tickets}>
        {tickets.map((event, index) => (
          <CachedPart
            key={event.id}
            as="li"
            data-ends-at={event.endsAt}
            component={UpcomingCard}
            props={{ event, now: startOfMinute(now), isLead: index === 0 }}
          />
        ))}
      </ul>
      {later.length > 0 && (
        <ul className={classes.rows}>
          {later.map((event) => (
            <CachedPart
              key={event.id}
              as="li"
              data-ends-at={event.endsAt}
              component={UpcomingRow}
              props={{ event, now: startOfMinute(now) }}
            />
          ))}
        </ul>
      )}
      <template>
        <NoEvents />
      </template>
    </ticket-grid>
  );
}

/** The next featured party comes before the others, which stay in the order of their dates. */
function leadFirst(events: readonly PublicEvent[]): PublicEvent[] {
  const lead = events.find(({ featured, disruption }) => featured && !isCalledOff(disruption));
  return lead === undefined ? [...events] : [lead, ...events.filter((event) => event !== lead)];
}

function NoEvents() {
  return (
    <Notice
      title={eventMessages.noneUpcoming}
      text="New dates come every few weeks. The newsletter below tells you first."
    >
      <a href={pathTo("/events")} className={actionClass("ink")}>
        View All Events
      </a>
    </Notice>
  );
}
