import type { PublicEvent } from "@before-ten/contracts/events/output";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { upcomingEventsTexts } from "@before-ten/contracts/site/texts/events/upcoming-events";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import type { FailedCall } from "../../../../lib/api/trpc.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { LoadError } from "../../../../ui/load-error.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TicketsByMonth } from "../tickets/tickets-by-month.tsx";
import { Countdown } from "../tickets/countdown.tsx";
import { EventWhen } from "../tickets/event-when.tsx";
import { DetailsLink, TicketLink } from "../tickets/get-tickets.tsx";
import { isFree } from "../tickets/event-price.ts";
import { Ticket } from "../tickets/ticket.tsx";
import classes from "../tickets/ticket.module.css";

interface UpcomingEventsProps {
  /** Has data or an error, as the loader waits for it. */
  upcoming: { data?: PageOf<PublicEvent> | undefined; error?: FailedCall | null };
  now: Date;
}

/** A party that ends while the page is open leaves the list. */
export function UpcomingEvents({ upcoming, now }: UpcomingEventsProps) {
  if (upcoming.error) return <LoadError error={upcoming.error} failed={eventMessages.loadFailed} />;
  const events = upcoming.data?.items.filter((event) => !hasEnded(event, now)) ?? [];
  if (events.length === 0) return <NoEvents />;
  return (
    <TicketsByMonth
      events={events}
      heading="h3"
      rails
      renderTicket={(event, _index, width) => (
        <CachedPart
          key={event.id}
          as="li"
          data-ends-at={event.endsAt}
          data-wide={width}
          component={UpcomingCard}
          props={{ event, now: startOfMinute(now), isWide: width !== undefined }}
        />
      )}
      empty={<NoEvents />}
    />
  );
}

function NoEvents() {
  const texts = useTexts(upcomingEventsTexts);
  return (
    <Notice title={texts.emptyTitle} text={texts.emptyText}>
      <a href={pathTo("/events")} className={actionClass("ink")}>
        {texts.toEvents}
      </a>
    </Notice>
  );
}

interface UpcomingCardProps {
  event: PublicEvent;
  now: Date;
  /** It takes two columns. */
  isWide?: boolean;
}

/** The ticket on Home: a countdown, or until when the party is on. */
export function UpcomingCard({ event, now, isWide = false }: UpcomingCardProps) {
  const calledOff = isCalledOff(event.disruption);
  return (
    <Ticket event={event} heading="h4" wide={isWide}>
      <EventWhen event={event} />
      {!calledOff && <Countdown event={event} now={now} />}
      <p className={classes.description}>{event.disruption?.reason ?? event.description}</p>
      <div className={classes.foot}>
        {!calledOff && (
          <span className={classes.price}>
            <Price event={event} />
          </span>
        )}
        {canBuyTickets(event, now) ? <TicketLink event={event} /> : <DetailsLink event={event} />}
      </div>
    </Ticket>
  );
}

/** `From AUD $50`, as specified for the cards of Home, with the amount in bold; or `Free`. */
function Price({ event }: { event: PublicEvent }) {
  const texts = useTexts(ticketTexts);
  if (isFree(event)) return <strong>{texts.free}</strong>;
  return (
    <>
      {texts.from} <strong>{priceLabel(event.ticketPrice)}</strong>
    </>
  );
}
