import type { PublicEvent } from "@before-ten/contracts/events/output";
import { seriesPath } from "@before-ten/contracts/feeds/paths";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { startOfMinute } from "../../../../lib/start-of-minute.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { CachedPart } from "../../../../ui/cached-part.tsx";
import { FeedLinks } from "../../../../ui/feed-links.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { PageHero } from "../../../../ui/page-hero.tsx";
import { DateList } from "../event-page/date-list.tsx";
import { EventListCard } from "../list/event-list-card.tsx";
import { LastTicket } from "../tickets/last-ticket.tsx";
import { exampleOf, scheduleText } from "./series-dates.ts";
import classes from "./series-page.module.css";
import { TicketGrid } from "../tickets/ticket-grid.tsx";

interface SeriesPageProps {
  series: PublicSeries;
  now: Date;
  publicUrl: string;
}

/** Dates further ahead are lines in a list. */
const maxTickets = 9;

/** A recurring party: its rule, the next dates as tickets, and the past ones. */
export function SeriesPage({ series, now, publicUrl }: SeriesPageProps) {
  const texts = useTexts(seriesTexts);
  const { name, upcoming, past } = series;
  const later = upcoming.slice(maxTickets);
  const description = exampleOf(series)?.description;
  return (
    <>
      <PageHero title={name} hour={6} lead={scheduleText(series, texts)} />
      <section aria-label={texts.upcoming} className={classes.upcoming}>
        <div className={classes.inner}>
          {description !== undefined && <p className={classes.description}>{description}</p>}
          <Tickets events={upcoming.slice(0, maxTickets)} now={now} hasLater={later.length > 0} />
          <FeedLinks list={seriesPath(series.slug)} filters={{}} publicUrl={publicUrl} />
        </div>
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later-dates" className={classes.list}>
          <div className={classes.inner}>
            <h2 id="later-dates">{texts.laterTitle}</h2>
            <DateList events={later} />
          </div>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-dates" className={`${classes.list} ${classes.past}`}>
          <div className={classes.inner}>
            <h2 id="past-dates">{texts.pastTitle}</h2>
            <DateList events={past} past />
          </div>
        </section>
      )}
    </>
  );
}

interface TicketsProps {
  events: readonly PublicEvent[];
  now: Date;
  hasLater: boolean;
}

function Tickets({ events, now, hasLater }: TicketsProps) {
  const texts = useTexts(seriesTexts);
  if (events.length === 0) return <NoDates />;
  const end = hasLater ? null : (
    <LastTicket text={texts.end}>
      <a href={pathTo("/events")} className={actionClass("outline")}>
        {texts.toEvents}
      </a>
    </LastTicket>
  );
  return (
    <TicketGrid end={end} empty={<NoDates />}>
      {events.map((event, index) => (
        <CachedPart
          key={event.id}
          as="li"
          data-ends-at={event.endsAt}
          component={EventListCard}
          props={{ event, now: startOfMinute(now), heading: "h2", priority: index === 0 }}
        />
      ))}
    </TicketGrid>
  );
}

function NoDates() {
  const texts = useTexts(seriesTexts);
  return (
    <Notice title={texts.emptyTitle} text={texts.emptyText}>
      <a href={pathTo("/events")} className={actionClass("ink")}>
        {texts.toEvents}
      </a>
    </Notice>
  );
}
