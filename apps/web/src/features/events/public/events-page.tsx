import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { EventFilters } from "./event-filters.tsx";
import { EventListCard } from "./event-list-card.tsx";
import classes from "./events-page.module.css";
import { allEventsInput, eventsInput } from "./events-queries.ts";
import type { EventsSearch } from "./events-search.ts";
import { LastTicket } from "./last-ticket.tsx";
import { TicketGrid } from "./ticket-grid.tsx";

interface EventsPageProps {
  search: EventsSearch;
  onSearch: (search: EventsSearch) => void;
}

export function EventsPage({ search, onSearch }: EventsPageProps) {
  const all = trpc.events.list.useQuery(allEventsInput);
  const events = trpc.events.list.useQuery(eventsInput(search), {
    placeholderData: keepPreviousData,
  });
  const count =
    events.data && all.data
      ? `Showing ${events.data.items.length} of ${all.data.pagination.total} events`
      : "";

  return (
    <>
      <PageHero
        title="Upcoming Events"
        hour={5}
        lead="Every party starts in daylight and ends before ten. Find yours, bring the friends who say they no longer go out."
      />
      <div className={classes.bar}>
        <div className={classes.inner}>
          <EventFilters search={search} onChange={onSearch} count={count} />
        </div>
      </div>
      <section aria-label="Events" className={classes.list}>
        <div className={`${classes.inner} ${events.isPlaceholderData ? classes.refreshing : ""}`}>
          {events.isPending && <Loading label="Loading events" />}
          {events.isError && (
            <Notice {...loadErrorNotice(events.error, { failed: eventMessages.loadFailed })}>
              <button
                type="button"
                className={actionClass("ink")}
                onClick={() => void Promise.all([events.refetch(), all.refetch()])}
              >
                Try again
              </button>
            </Notice>
          )}
          {events.isSuccess && (
            <EventList events={events.data} search={search} onSearch={onSearch} />
          )}
        </div>
      </section>
      <NewsletterBox />
    </>
  );
}

interface EventListProps extends EventsPageProps {
  events: PageOf<PublicEvent>;
}

function EventList({ events: { items, pagination }, search, onSearch }: EventListProps) {
  const filtered = Object.keys(search).length > 0;
  if (items.length === 0) {
    return (
      <Notice
        title={eventMessages.noneFound}
        text={filtered ? "Try another word, or look in every country." : "New dates come soon."}
      >
        {filtered && (
          <button type="button" className={actionClass("ink")} onClick={() => onSearch({})}>
            Clear Filters
          </button>
        )}
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      <TicketGrid end={page === pages ? <End filtered={filtered} onSearch={onSearch} /> : null}>
        {items.map((event, index) => (
          <li key={event.id}>
            <EventListCard event={event} priority={index === 0} />
          </li>
        ))}
      </TicketGrid>
      {pages > 1 && (
        <nav className={classes.pager} aria-label="Pages">
          {page > 1 && <PageLink search={{ ...search, page: page - 1 }}>Earlier parties</PageLink>}
          {page < pages && (
            <PageLink search={{ ...search, page: page + 1 }}>Later parties</PageLink>
          )}
        </nav>
      )}
    </>
  );
}

function End({ filtered, onSearch }: { filtered: boolean } & Pick<EventsPageProps, "onSearch">) {
  if (filtered) {
    return (
      <LastTicket text="Nothing else fits your search.">
        <button type="button" className={actionClass("outline")} onClick={() => onSearch({})}>
          Show every party
        </button>
      </LastTicket>
    );
  }
  return (
    <LastTicket text="That is every party we have announced.">
      <Link to="/gallery" className={actionClass("outline")}>
        Look at the past ones
      </Link>
    </LastTicket>
  );
}

function PageLink({ search, children }: { search: EventsSearch; children: ReactNode }) {
  return (
    <Link to="/events" search={search} className={actionClass("outline")}>
      {children}
    </Link>
  );
}

/** Static, as specified: no field, so that nobody believes to have subscribed here. */
function NewsletterBox() {
  return (
    <aside className={classes.box} aria-labelledby="newsletter-box">
      <div className={classes.inner}>
        <div>
          <h2 id="newsletter-box" className={classes.boxTitle}>
            Never miss an afternoon
          </h2>
          <p>New dates go to our newsletter first.</p>
        </div>
        <Link to="/" hash="newsletter" className={actionClass("ink")}>
          Get the newsletter
        </Link>
      </div>
    </aside>
  );
}
