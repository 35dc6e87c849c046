import { countryOf } from "@before-ten/contracts/shared/countries";
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
import { Section } from "../../../ui/section.tsx";
import { ClubFilm } from "./club-film.tsx";
import classes from "./gallery-page.module.css";
import {
  type GallerySearch,
  galleryCountries,
  galleryInput,
  validateGallerySearch,
} from "./gallery-search.ts";

interface GalleryPageProps {
  search: GallerySearch;
  /** The cards belong to the events; the route hands them in. */
  renderEvents: (events: PublicEvent[]) => ReactNode;
}

export function GalleryPage({ search, renderEvents }: GalleryPageProps) {
  const past = trpc.events.list.useQuery(galleryInput(search), {
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHero
        title="Gallery"
        hour={10}
        lead="Parties that went home on time. Every one of them ended before the night buses began."
      />
      <nav aria-label="Countries" className={classes.tabs}>
        <ul>
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
        aside={past.data && <p role="status">{countText(past.data.pagination.total)}</p>}
      >
        {past.isPending && <Loading label="Loading past events" />}
        {past.isError && (
          <Notice {...loadErrorNotice(past.error, { failed: eventMessages.loadFailed })}>
            <button
              type="button"
              className={actionClass("ink")}
              onClick={() => void past.refetch()}
            >
              Try again
            </button>
          </Notice>
        )}
        {past.isSuccess && (
          <PastEvents past={past.data} search={search} renderEvents={renderEvents} />
        )}
      </Section>
      <Section id="films" title="On film" ground="ink">
        <div className={classes.films}>
          <ClubFilm name="highlights" title="Event highlights" />
          <ClubFilm name="stories" title="Community stories" />
        </div>
      </Section>
    </>
  );
}

interface PastEventsProps extends GalleryPageProps {
  past: PageOf<PublicEvent>;
}

function PastEvents({ past: { items, pagination }, search, renderEvents }: PastEventsProps) {
  const { page, pages, total } = pagination;
  if (items.length === 0 && total > 0) {
    return (
      <Notice title={eventMessages.noneFound} text="We have not been dancing for that long.">
        <Link
          to="/gallery"
          search={validateGallerySearch({ ...search, page: pages })}
          className={actionClass("ink")}
        >
          Show the earliest parties
        </Link>
      </Notice>
    );
  }
  if (items.length === 0) {
    return (
      <Notice title={eventMessages.noneFound} text="No party has ended here yet. Be at the first.">
        <Link to="/events" className={actionClass("ink")}>
          See what is coming
        </Link>
      </Notice>
    );
  }
  return (
    <>
      {renderEvents(items)}
      {pages > 1 && (
        <nav aria-label="Pages" className={classes.pager}>
          {page > 1 && (
            <Link
              to="/gallery"
              search={validateGallerySearch({ ...search, page: page - 1 })}
              className={actionClass("outline")}
            >
              Later parties
            </Link>
          )}
          {page < pages && (
            <Link
              to="/gallery"
              search={{ ...search, page: page + 1 }}
              className={actionClass("outline")}
            >
              Earlier parties
            </Link>
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
    <Link
      to="/gallery"
      search={search}
      title={title}
      className={classes.tab}
      activeOptions={{ exact: true, includeSearch: true }}
      // The address of the tab's second page isn't the tab's own.
      aria-current={chosen ? "page" : undefined}
      resetScroll={false}
    >
      {label}
    </Link>
  );
}

function countText(total: number): string {
  return `${total} past ${total === 1 ? "event" : "events"}`;
}
