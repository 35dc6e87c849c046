import { cityPath, citySlug } from "@before-ten/contracts/cities/rules";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import { nearMeTexts } from "@before-ten/contracts/site/texts/events/near-me";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { type ReactNode, useState } from "react";
import { listQuery } from "../../../../lib/api/list-query.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../../ui/feed-links.tsx";
import { ListFrame, type ListView } from "../../../../ui/list-frame.tsx";
import { ListPart, ListStatus, useListScroll } from "../../../../ui/list-part.tsx";
import { LoadError } from "../../../../ui/load-error.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { LastTicket } from "../tickets/last-ticket.tsx";
import { TicketsByMonth } from "../tickets/tickets-by-month.tsx";
import { type Position, distanceText, distanceTo } from "./distance.ts";
import { EventFilters } from "./event-filters.tsx";
import filterClasses from "./event-filters.module.css";
import { EventListCard } from "./event-list-card.tsx";
import { FilterMenus } from "./filter-menus.tsx";
import classes from "./events-page.module.css";
import { allEventsInput, eventsInput } from "./events-queries.ts";
import { type EventsSearch, validateEventsSearch } from "./events-search.ts";
import { NearMe } from "./near-me.tsx";
import { nearestOf, sortedNote, useWholeList } from "./whole-list.ts";

interface EventsListProps {
  /** Query string of the page. */
  search: string;
  /** When the server rendered it, ISO 8601. */
  now: string;
  /** The site's origin. */
  origin: string;
}

/** The island of /events. */
export function EventsList({ search, ...props }: EventsListProps) {
  return (
    <ListFrame search={search} validate={validateEventsSearch}>
      {(view) => <FilteredEvents view={view} {...props} />}
    </ListFrame>
  );
}

interface FilteredEventsProps extends Pick<EventsListProps, "now" | "origin"> {
  view: ListView<EventsSearch>;
}

function FilteredEvents({ view, now: renderedAt, origin }: FilteredEventsProps) {
  const texts = useTexts(eventsListTexts);
  const nearMe = useTexts(nearMeTexts);
  const { search } = view;
  const { q, country, city } = search;
  const slug = city === undefined ? undefined : citySlug(city);
  const [position, setPosition] = useState<Position>();
  const options = listQuery(view.isLive || position !== undefined);
  const events = trpc.events.list.useQuery(eventsInput(search), options);
  const all = trpc.events.list.useQuery(allEventsInput, options);
  const found = trpc.events.list.useQuery(
    q === undefined ? allEventsInput : { ...allEventsInput, q },
    options,
  );
  const whole = useWholeList(search, position !== undefined);
  const isLoaded = !events.isPending && !all.isPending && !found.isPending;
  const isBusy = [events, whole].some(
    ({ isPlaceholderData, isPending, isFetching }) =>
      isPlaceholderData || (isPending && isFetching),
  );
  useListScroll(view, isLoaded && !isBusy);
  const [loadedAtMs, setLoadedAtMs] = useState(() => Date.parse(renderedAt));
  // The previous answer, which is shown until then, has no time.
  const { dataUpdatedAt } = events;
  if (options.enabled && dataUpdatedAt > 0 && dataUpdatedAt !== loadedAtMs) {
    setLoadedAtMs(dataUpdatedAt);
  }
  const now = new Date(loadedAtMs);
  const shown = position && whole.data ? nearestOf(whole.data, position) : events.data;
  const error = events.error ?? whole.error;
  const count =
    shown && all.data
      ? texts.count({ shown: shown.items.length, total: all.data.pagination.total })
      : "";
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.inner}>
          <EventFilters
            search={search}
            menus={
              <ListPart name="menus" isLoaded={isLoaded} className={filterClasses.menus}>
                <FilterMenus search={search} found={found.data?.items ?? []} now={now} />
              </ListPart>
            }
            nearMe={
              <NearMe
                position={position}
                onPosition={setPosition}
                note={position ? sortedNote(whole.data, position, nearMe) : ""}
              />
            }
          />
        </div>
      </div>
      <section aria-label={texts.name} className={classes.list}>
        <div className={`${classes.inner} ${classes.status}`}>
          <ListStatus name="count" isLoaded={isLoaded}>
            {count}
          </ListStatus>
          {slug !== undefined && <a href={cityPath(slug)}>{texts.toCity({ city: city ?? "" })}</a>}
        </div>
        <ListPart
          name="list"
          isLoaded={isLoaded}
          className={classes.inner}
          aria-busy={isBusy || undefined}
        >
          {error && <LoadError error={error} failed={eventMessages.loadFailed} />}
          {shown && (
            <EventTickets
              events={shown}
              search={search}
              position={whole.data && position}
              now={now}
            />
          )}
        </ListPart>
        <div className={classes.inner}>
          <FeedLinks list="/events" filters={{ q, country, city }} publicUrl={origin} />
        </div>
      </section>
    </>
  );
}

interface EventTicketsProps {
  events: PageOf<PublicEvent>;
  search: EventsSearch;
  /** From here they are sorted by distance. */
  position?: Position | undefined;
  now: Date;
}

export function EventTickets({
  events: { items, pagination },
  search,
  position,
  now,
}: EventTicketsProps) {
  const texts = useTexts(eventsListTexts);
  const { heading } = useTexts(nearMeTexts);
  const { nearest } = useTexts(ticketTexts);
  const filtered = Object.keys(search).length > 0;
  if (items.length === 0) {
    return (
      <Notice title={texts.emptyTitle} text={filtered ? texts.noMatchText : texts.emptyText}>
        {filtered && <ClearFilters look="ink">{texts.clear}</ClearFilters>}
      </Notice>
    );
  }
  const { page, pages } = pagination;
  return (
    <>
      <TicketsByMonth
        heading="h2"
        // Tickets change and remove themselves with time, so React can't update them.
        key={`${now.getTime()} ${position ? "by distance" : "by month"}`}
        oneList={position && heading}
        events={items}
        end={page === pages ? <End filtered={isFiltered(search)} /> : null}
        renderTicket={(event, index, width) => (
          <CachedPart
            key={event.id}
            as="li"
            data-wide={width}
            component={EventListCard}
            props={{
              event,
              now: startOfMinute(now),
              heading: "h3",
              priority: index === 0,
              isWide: width !== undefined,
              distance: position && textOf(distanceTo(event, position), nearest),
            }}
          />
        )}
      />
      {pages > 1 && position === undefined && (
        <nav className={classes.pager} aria-label={texts.pages} data-from-top>
          {page > 1 && (
            <PageLink search={validateEventsSearch({ ...search, page: page - 1 })}>
              {texts.earlier}
            </PageLink>
          )}
          {page < pages && (
            <PageLink search={{ ...search, page: page + 1 }}>{texts.later}</PageLink>
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
  const texts = useTexts(eventsListTexts);
  if (filtered) {
    return (
      <LastTicket text={texts.endOfMatches}>
        <ClearFilters look="outline">{texts.showAll}</ClearFilters>
      </LastTicket>
    );
  }
  return (
    <LastTicket text={texts.end}>
      <a href={pathTo("/gallery")} className={actionClass("outline")}>
        {texts.toGallery}
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

function textOf(km: number | undefined, nearest: string): string | undefined {
  return km === undefined ? undefined : distanceText(km, nearest);
}
