import type { AlbumCover } from "@before-ten/contracts/albums/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryOf, galleryCountries } from "@before-ten/contracts/shared/countries";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import {
  type GalleryListTexts,
  galleryListTexts,
} from "@before-ten/contracts/site/texts/events/gallery-list";
import type { ReactNode } from "react";
import { listQuery } from "../../../lib/api/list-query.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { FeedLinks } from "../../../ui/feed-links.tsx";
import { ListFrame, type ListView } from "../../../ui/list-frame.tsx";
import { ListPart, ListStatus, useListScroll } from "../../../ui/list-part.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./gallery-page.module.css";
import {
  type GallerySearch,
  coversInput,
  galleryInput,
  validateGallerySearch,
} from "./gallery-search.ts";

interface GalleryListProps {
  /** Query string of the page. */
  search: string;
  /** The site's origin. */
  origin: string;
  /** Passed in, as the cards belong to the events feature. */
  renderEvents: (events: PublicEvent[], covers: readonly AlbumCover[]) => ReactNode;
}

/** The past events, by country. */
export function GalleryList({ search, ...props }: GalleryListProps) {
  return (
    <ListFrame search={search} validate={validateGallerySearch}>
      {(view) => <EventsOfCountry view={view} {...props} />}
    </ListFrame>
  );
}

interface EventsOfCountryProps extends Pick<GalleryListProps, "origin" | "renderEvents"> {
  view: ListView<GallerySearch>;
}

function EventsOfCountry({ view, origin, renderEvents }: EventsOfCountryProps) {
  const texts = useTexts(galleryListTexts);
  const { country } = view.search;
  const past = trpc.events.list.useQuery(galleryInput(view.search), listQuery(view.isLive));
  const ids = past.data?.items.map(({ id }) => id) ?? [];
  // A tile without its album's images shows its poster.
  const covers = trpc.albums.covers.useQuery(
    coversInput(past.data),
    listQuery(view.isLive && ids.length > 0),
  );
  const isLoaded = !past.isPending && (!covers.isPending || ids.length === 0);
  const isBusy = past.isPlaceholderData || (past.isPending && past.isFetching);
  useListScroll(view, isLoaded && !isBusy);
  return (
    <>
      <nav aria-label={texts.countries} className={classes.tabs}>
        <ul>
          <li>
            <CountryTab label={texts.allCountries} search={{}} chosen={country === undefined} />
          </li>
          {galleryCountries().map((code) => (
            <li key={code}>
              <CountryTab
                label={code}
                title={countryOf(code).name}
                search={{ country: code }}
                chosen={country === code}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Section
        id="past"
        title={texts.title}
        aside={
          <ListStatus name="count" isLoaded={isLoaded}>
            {past.data ? countText(past.data.pagination.total, texts) : ""}
          </ListStatus>
        }
      >
        <ListPart name="list" isLoaded={isLoaded} aria-busy={isBusy || undefined}>
          {past.error && <LoadError error={past.error} failed={eventMessages.loadFailed} />}
          {past.data && (
            <PastEvents
              past={past.data}
              search={view.search}
              renderEvents={(events) => renderEvents(events, covers.data ?? [])}
            />
          )}
        </ListPart>
        <FeedLinks list="/gallery" filters={{ country }} publicUrl={origin} />
      </Section>
    </>
  );
}

interface PastEventsProps {
  past: PageOf<PublicEvent>;
  search: GallerySearch;
  renderEvents: (events: PublicEvent[]) => ReactNode;
}

export function PastEvents({ past: { items, pagination }, search, renderEvents }: PastEventsProps) {
  const texts = useTexts(galleryListTexts);
  const { page, pages, total } = pagination;
  if (items.length === 0 && total > 0) {
    return (
      <Notice title={texts.emptyTitle} text={texts.beforeFirstText}>
        <a
          href={pathTo("/gallery", { search: validateGallerySearch({ ...search, page: pages }) })}
          className={actionClass("ink")}
        >
          {texts.toFirst}
        </a>
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <Notice title={texts.emptyTitle} text={texts.emptyText}>
        <a href={pathTo("/events")} className={actionClass("ink")}>
          {texts.toEvents}
        </a>
      </Notice>
    );
  }
  return (
    <>
      {renderEvents(items)}
      {pages > 1 && (
        <nav aria-label={texts.pages} className={classes.pager} data-from-top>
          {page > 1 && (
            <a
              href={pathTo("/gallery", {
                search: validateGallerySearch({ ...search, page: page - 1 }),
              })}
              className={actionClass("outline")}
            >
              {texts.later}
            </a>
          )}
          {page < pages && (
            <a
              href={pathTo("/gallery", { search: { ...search, page: page + 1 } })}
              className={actionClass("outline")}
            >
              {texts.earlier}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

interface CountryTabProps {
  label: string;
  title?: string;
  search: GallerySearch;
  chosen: boolean;
}

function CountryTab({ label, title, search, chosen }: CountryTabProps) {
  return (
    <a
      href={pathTo("/gallery", { search })}
      title={title}
      className={classes.tab}
      // The address of a tab's second page isn't the tab's own.
      aria-current={chosen ? "page" : undefined}
    >
      {label}
    </a>
  );
}

function countText(total: number, { oneEvent, events }: GalleryListTexts): string {
  return total === 1 ? oneEvent : events({ count: total });
}
