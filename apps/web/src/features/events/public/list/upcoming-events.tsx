import type { PublicEvent } from "@before-ten/contracts/events/output";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import type { FailedCall } from "../../../../lib/api/trpc.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { LoadError } from "../../../../ui/load-error.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TicketsByMonth } from "../tickets/tickets-by-month.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

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
      renderTicket={(event, _index, sizes) => (
        <CachedPart
          key={event.id}
          as="li"
          data-ends-at={event.endsAt}
          component={UpcomingCard}
          props={{ event, now: startOfMinute(now), sizes }}
        />
      )}
      empty={<NoEvents />}
    />
  );
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
