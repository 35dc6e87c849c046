import type { PublicEvent } from "@before-ten/contracts/events/output";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { Link } from "@tanstack/react-router";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { useClock } from "../../../lib/now.ts";
import { trpc } from "../../../lib/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { upcomingInput } from "./events-queries.ts";
import { LastTicket } from "./last-ticket.tsx";
import { TicketGrid } from "./ticket-grid.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

const idOf = (event: PublicEvent) => event.id;

/** A party that ends while the page is open leaves the list. */
export function UpcomingEvents() {
  const upcoming = trpc.events.upcoming.useQuery(upcomingInput);
  const items = upcoming.data?.items ?? [];
  const endedIds = useClock((now) =>
    items
      .filter((event) => hasEnded(event, now))
      .map(idOf)
      .join(),
  );

  if (upcoming.isPending) return <Loading label="Loading events" />;
  if (upcoming.isError) {
    return (
      <Notice {...loadErrorNotice(upcoming.error, { failed: eventMessages.loadFailed })}>
        <button
          type="button"
          className={actionClass("ink")}
          onClick={() => void upcoming.refetch()}
        >
          Try again
        </button>
      </Notice>
    );
  }
  const events = items.filter((event) => !endedIds.includes(event.id));
  if (events.length === 0) {
    return (
      <Notice
        title={eventMessages.noneUpcoming}
        text="New dates come every few weeks. The newsletter below tells you first."
      >
        <Link to="/events" className={actionClass("ink")}>
          View All Events
        </Link>
      </Notice>
    );
  }
  return (
    <TicketGrid
      end={
        <LastTicket text="More afternoons are on the calendar.">
          <Link to="/events" className={actionClass("outline")}>
            See the whole calendar
          </Link>
        </LastTicket>
      }
    >
      {events.map((event) => (
        <li key={event.id}>
          <UpcomingCard event={event} />
        </li>
      ))}
    </TicketGrid>
  );
}
