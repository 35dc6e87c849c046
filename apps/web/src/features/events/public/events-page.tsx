import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import type { ReactNode } from "react";
import { startOfMinute } from "../../../lib/start-of-minute.ts";
import type { Settled } from "../../../lib/settle.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { CachedPart } from "../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../ui/feed-links.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { EventFilters } from "./event-filters.tsx";
import { EventListCard } from "./event-list-card.tsx";
import classes from "./events-page.module.css";
import { type EventsSearch, validateEventsSearch } from "./events-search.ts";
import { LastTicket } from "./last-ticket.tsx";
import { whereabouts } from "./near-me.tsx";
import { TicketGrid } from "./ticket-grid.tsx";

interface EventsPageProps {
  search: EventsSearch;
  events: Settled<PageOf<PublicEvent>>;
  /** How many there are without any filter; undefined: nobody knows. */
  total: number | undefined;
  now: Date;
  publicUrl: string;
}

export function EventsPage({ search, events, total, now, publicUrl }: EventsPageProps) {
  const count =
    events.data && total !== undefined
      ? `Showing ${events.data.items.length} of ${total} events`
      : "";
  return (
    <>
      <PageHero
        title="Upcoming Events"
        hour={5}
        lead="Every party starts in daylight and ends before ten. Find yours, bring the friends who say they no longer go out."
      />
      <PageFrame loadFailed={eventMessages.loadFailed}>
        <div className={classes.bar}>
          <div className={classes.inner}>
            <EventFilters search={search} count={count} />
          </div>
        </div>
        <section aria-label="Events" className={classes.list}>
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
              filters={{ q: search.q, country: search.country }}
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
        text={filtered ? "Try another word, or look in every country." : "New dates come soon."}
      >
        {filtered && <ClearFilters look="ink">Clear Filters</ClearFilters>}
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      <TicketGrid end={page === pages ? <End filtered={filtered} /> : null}>
        {items.map((event, index) => (
          <CachedPart
            key={event.id}
            as="li"
            {...whereabouts(event.location.coordinates)}
            component={EventListCard}
            props={{ event, now: startOfMinute(now), priority: index === 0 }}
          />
        ))}
      </TicketGrid>
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

function End({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <LastTicket text="Nothing else fits your search.">
        <ClearFilters look="outline">Show every party</ClearFilters>
      </LastTicket>
    );
  }
  return (
    <LastTicket text="That is every party we have announced.">
      <a href={pathTo("/gallery")} className={actionClass("outline")}>
        Look at the past ones
      </a>
    </LastTicket>
  );
}

/** A form without a field: it sends nothing, and so asks for all. */
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
        <a href={pathTo("/", { hash: "newsletter" })} className={actionClass("ink")}>
          Get the newsletter
        </a>
      </div>
    </aside>
  );
}
