import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { EventListCard } from "../list/event-list-card.tsx";
import { LastTicket } from "../tickets/last-ticket.tsx";
import classes from "./other-dates.module.css";
import { TicketGrid } from "../tickets/ticket-grid.tsx";

interface RelatedEventsProps {
  events: readonly PublicEvent[];
  now: Date;
}

/** Other parties to go to instead or next; nothing if there are none. */
export function RelatedEvents({ events, now }: RelatedEventsProps) {
  const texts = useTexts(eventPageTexts);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="related-events" className={classes.other} data-screen-only>
      <h2 id="related-events">{texts.relatedTitle}</h2>
      <TicketGrid
        end={
          <LastTicket text={texts.relatedEnd}>
            <a href={pathTo("/events")} className={actionClass("outline")}>
              {texts.toEvents}
            </a>
          </LastTicket>
        }
      >
        {events.map((event) => (
          <CachedPart
            key={event.id}
            as="li"
            data-ends-at={event.endsAt}
            component={EventListCard}
            props={{ event, now: startOfMinute(now), heading: "h3", priority: false }}
          />
        ))}
      </TicketGrid>
    </section>
  );
}
