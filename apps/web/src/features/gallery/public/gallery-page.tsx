import { countryOf, galleryCountries } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import type { ReactNode } from "react";
import type { Settled } from "../../../lib/api/settle.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { FeedLinks } from "../../../ui/feed-links.tsx";
import { LoadError } from "../../../ui/load-error.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { ClubFilm } from "./club-film.tsx";
import classes from "./gallery-page.module.css";
import { type GallerySearch, validateGallerySearch } from "./gallery-search.ts";

interface GalleryPageProps {
  search: GallerySearch;
  past: Settled<PageOf<PublicEvent>>;
  /** Passed in by the route, as the cards belong to the events feature. */
  renderEvents: (events: PublicEvent[]) => ReactNode;
  publicUrl: string;
}

export function GalleryPage({ search, past, renderEvents, publicUrl }: GalleryPageProps) {
  return (
    <>
      <PageHero
        title="Gallery"
        hour={10}
        lead="Parties that started in daylight and sent everyone home in good time."
      />
      <PageFrame loadFailed={eventMessages.loadFailed}>
        <nav aria-label="Countries" className={classes.tabs}>
          <ul data-part="tabs">
            <li>
              <CountryTab label="All Countries" search={{}} chosen={search.country === undefined} />
            </li>
            {galleryCountries.map((code) => (
              <li key={code}>
                <CountryTab
                  label={code}
                  title={countryOf(code).name}
                  search={{ country: code }}
                  chosen={search.country === code}
                />
              </li>
            ))}
          </ul>
        </nav>
        <Section
          id="past"
          title="Past events"
          aside={
            <p role="status" data-part="count">
              {past.data && countText(past.data.pagination.total)}
            </p>
          }
        >
          <div data-part="list">
            {past.error ? (
              <LoadError error={past.error} failed={eventMessages.loadFailed} />
            ) : (
              <PastEvents past={past.data} search={search} renderEvents={renderEvents} />
            )}
          </div>
          <div data-part="feeds">
            <FeedLinks
              list="/gallery"
              filters={{ country: search.country }}
              publicUrl={publicUrl}
            />
          </div>
        </Section>
      </PageFrame>
      <Section id="films" title="On film" ground="ink">
        <div className={classes.films}>
          <ClubFilm name="highlights" title="Event highlights" />
          <ClubFilm name="stories" title="Community stories" />
        </div>
      </Section>
    </>
  );
}

interface PastEventsProps extends Pick<GalleryPageProps, "search" | "renderEvents"> {
  past: PageOf<PublicEvent>;
}

function PastEvents({ past: { items, pagination }, search, renderEvents }: PastEventsProps) {
  const { page, pages, total } = pagination;
  if (items.length === 0 && total > 0) {
    return (
      <Notice title={eventMessages.noneFound} text="We haven't been dancing for that long.">
        <a
          href={pathTo("/gallery", { search: validateGallerySearch({ ...search, page: pages }) })}
          className={actionClass("ink")}
        >
          Show the earliest parties
        </a>
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <Notice title={eventMessages.noneFound} text="No past parties here yet. Be at the first one.">
        <a href={pathTo("/events")} className={actionClass("ink")}>
          See what's coming
        </a>
      </Notice>
    );
  }
  return (
    <>
      {renderEvents(items)}
      {pages > 1 && (
        <nav aria-label="Pages" className={classes.pager} data-from-top>
          {page > 1 && (
            <a
              href={pathTo("/gallery", {
                search: validateGallerySearch({ ...search, page: page - 1 }),
              })}
              className={actionClass("outline")}
            >
              Later parties
            </a>
          )}
          {page < pages && (
            <a
              href={pathTo("/gallery", { search: { ...search, page: page + 1 } })}
              className={actionClass("outline")}
            >
              Earlier parties
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

function countText(total: number): string {
  return `${total} past ${total === 1 ? "event" : "events"}`;
}
