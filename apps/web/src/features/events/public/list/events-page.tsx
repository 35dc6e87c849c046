import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import type { ReactNode } from "react";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import type { Settled } from "../../../../lib/api/settle.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../../ui/feed-links.tsx";
import { LoadError } from "../../../../ui/load-error.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { PageFrame } from "../../../../ui/page-frame.tsx";
import { PageHero } from "../../../../ui/page-hero.tsx";
import { EventChips } from "./event-chips.tsx";
import { EventFilters } from "./event-filters.tsx";
import { EventListCard } from "./event-list-card.tsx";
import classes from "./events-page.module.css";
import { type EventsSearch, validateEventsSearch } from "./events-search.ts";
import { LastTicket } from "../tickets/last-ticket.tsx";
import { whereabouts } from "./near-me.tsx";
import { TicketsByMonth } from "../tickets/tickets-by-month.tsx";

interface EventsPageProps {
  search: EventsSearch;
  events: Settled<PageOf<PublicEvent>>;
  /** The events without any filter; undefined if they couldn't be loaded. */
  all: PageOf<PublicEvent> | undefined;
  /** The events that match the search text, in every country, city and month. */
  found: PageOf<PublicEvent> | undefined;
  now: Date;
  publicUrl: string;
}

export function EventsPage({ search, events, all, found, now, publicUrl }: EventsPageProps) {
  const count =
    events.data && all
      ? `Showing ${events.data.items.length} of ${all.pagination.total} events`
      : "";
  return (
    <>
      <PageHero
        title="Upcoming Events"
        hour={5}
        lead="Daylight at the door, dancing inside, home in good time. Find your party, and bring the friends who say they no longer go out."
      />
      <PageFrame loadFailed={eventMessages.loadFailed}>
        <div className={classes.bar}>
          <div className={classes.inner}>
            <EventFilters search={search} count={count} />
          </div>
        </div>
        <section aria-label="Events" className={classes.list}>
          <div className={classes.inner}>
            <EventChips search={search} found={found?.items ?? []} />
          </div>
          <div className={classes.inner} data-part="list">
            {events.error ? (
              <LoadError error={events.error} failed={eventMessages.loadFailed} />
            ) : (
              <EventList events={events.data} search={search} now={now} />
            )}
          </div>
          <div className={classes.inner} data-part="feeds">
            <FeedLinks
              list="/events"
              filters={{ q: search.q, country: search.country, city: search.city }}
              publicUrl={publicUrl}
            />
          </div>
        </section>
      </PageFrame>
      <NewsletterBox />
    </>
  );
}

interface EventListProps extends Pick<EventsPageProps, "search" | "now"> {
  events: PageOf<PublicEvent>;
}

function EventList({ events: { items, pagination }, search, now }: EventListProps) {
  const filtered = Object.keys(search).length > 0;
  if (items.length === 0) {
    return (
      <Notice
        title={eventMessages.noneFound}
        text={
          filtered
            ? "Try another word, city or month, or look in every country."
            : "New dates are coming soon."
        }
      >
        {filtered && <ClearFilters look="ink">Clear Filters</ClearFilters>}
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      <TicketsByMonth
        heading="h2"
        events={items}
        end={page === pages ? <End filtered={isFiltered(search)} /> : null}
        renderTicket={(event, index, sizes) => (
          <CachedPart
            key={event.id}
            as="li"
            {...whereabouts(event.location.coordinates)}
            component={EventListCard}
            props={{ event, now: startOfMinute(now), heading: "h3", priority: index === 0, sizes }}
          />
        )}
      />
      {pages > 1 && (
        <nav className={classes.pager} aria-label="Pages" data-from-top>
          {page > 1 && (
            <PageLink search={validateEventsSearch({ ...search, page: page - 1 })}>
              Earlier parties
            </PageLink>
          )}
          {page < pages && (
            <PageLink search={{ ...search, page: page + 1 }}>Later parties</PageLink>
          )}
        </nav>
      )}
    </>
  );
}

function isFiltered(search: EventsSearch): boolean {
  return Object.keys(search).some((name) => name !== "page");
}

function End({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <LastTicket text="That's everything that matches.">
        <ClearFilters look="outline">Show every party</ClearFilters>
      </LastTicket>
    );
  }
  return (
    <LastTicket text="That's every party we have announced so far.">
      <a href={pathTo("/gallery")} className={actionClass("outline")}>
        See past parties
      </a>
    </LastTicket>
  );
}

/** A form without fields, so submitting it clears all filters. */
function ClearFilters({ look, children }: { look: "ink" | "outline"; children: ReactNode }) {
  return (
    <form action={pathTo("/events")}>
      <button type="submit" className={actionClass(look)}>
        {children}
      </button>
    </form>
  );
}

function PageLink({ search, children }: { search: EventsSearch; children: ReactNode }) {
  return (
    <a href={pathTo("/events", { search })} className={actionClass("outline")}>
      {children}
    </a>
  );
}

/** Static, as specified: without a field, so that visitors don't think they subscribed here. */
function NewsletterBox() {
  return (
    <aside className={classes.box} aria-labelledby="newsletter-box">
      <div className={classes.inner}>
        <div>
          <h2 id="newsletter-box" className={classes.boxTitle}>
            Never miss an afternoon
          </h2>
          <p>Newsletter readers hear about new dates first.</p>
        </div>
        <a href={pathTo("/", { hash: "newsletter" })} className={actionClass("ink")}>
          Get the newsletter
        </a>
      </div>
    </aside>
  );
}
