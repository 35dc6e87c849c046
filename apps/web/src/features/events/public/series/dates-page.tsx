import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { DatesPath } from "@before-ten/contracts/feeds/paths";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import type { ReactNode } from "react";
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
import { TicketGrid } from "../tickets/ticket-grid.tsx";
import { PosterWall } from "./poster-wall.tsx";
import classes from "./dates-page.module.css";

interface DatesPageProps {
  title: string;
  lead: ReactNode;
  /** Beside the title. */
  image?: ReactNode;
  /** Its own path, to which its feeds' formats are added. */
  path: DatesPath;
  upcoming: readonly PublicEvent[];
  past: readonly PublicEvent[];
  now: Date;
  publicUrl: string;
  /** Shown if there is no date to come. */
  empty: { title: string; text: string };
  /** Above the tickets. */
  description?: string | undefined;
  /** The parties differ in more than the day, so lists name them. */
  namesParties?: boolean;
  /** Between the tickets and the past parties. */
  children?: ReactNode;
}

/** Dates further ahead are lines in a list. */
const maxTickets = 9;
/** Parties before these are lines in a list. */
const maxPosters = 12;

/** A series, venue or city: the next dates as tickets, feeds, and the posters of past parties. */
export function DatesPage({ title, lead, image, children, ...page }: DatesPageProps) {
  const texts = useTexts(seriesTexts);
  const { upcoming, past, description, namesParties = false } = page;
  const later = upcoming.slice(maxTickets);
  return (
    <>
      <PageHero title={title} ground="dusk" lead={lead} image={image} />
      <section aria-label={texts.upcoming} className={classes.upcoming}>
        <div className={classes.inner}>
          {description !== undefined && <p className={classes.description}>{description}</p>}
          <Tickets {...page} upcoming={upcoming.slice(0, maxTickets)} hasLater={later.length > 0} />
          <FeedLinks list={page.path} filters={{}} publicUrl={page.publicUrl} />
        </div>
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later-dates" className={classes.list}>
          <div className={classes.inner}>
            <h2 id="later-dates">{texts.laterTitle}</h2>
            <DateList events={later} withNames={namesParties} />
          </div>
        </section>
      )}
      {children}
      {past.length > 0 && (
        <section aria-labelledby="past-dates" className={`${classes.list} ${classes.past}`}>
          <div className={classes.inner}>
            <h2 id="past-dates">{texts.pastTitle}</h2>
            <PosterWall events={past.slice(0, maxPosters)} withNames={namesParties} />
            {past.length > maxPosters && (
              <DateList events={past.slice(maxPosters)} past withNames={namesParties} />
            )}
          </div>
        </section>
      )}
    </>
  );
}

interface TicketsProps extends Pick<DatesPageProps, "upcoming" | "now" | "empty"> {
  hasLater: boolean;
}

function Tickets({ upcoming, now, empty, hasLater }: TicketsProps) {
  const texts = useTexts(seriesTexts);
  if (upcoming.length === 0) return <NoDates {...empty} />;
  const isAlone = upcoming.length === 1 && !hasLater;
  const end = hasLater ? null : (
    <LastTicket text={texts.end}>
      <a href={pathTo("/events")} className={actionClass("outline")}>
        {texts.toEvents}
      </a>
    </LastTicket>
  );
  return (
    <TicketGrid end={end} empty={<NoDates {...empty} />}>
      {upcoming.map((event, index) => (
        <CachedPart
          key={event.id}
          as="li"
          data-ends-at={event.endsAt}
          component={EventListCard}
          data-wide={isAlone ? "" : undefined}
          props={{
            event,
            now: startOfMinute(now),
            heading: "h2",
            priority: index === 0,
            isWide: isAlone,
          }}
        />
      ))}
    </TicketGrid>
  );
}

function NoDates({ title, text }: DatesPageProps["empty"]) {
  const texts = useTexts(seriesTexts);
  return (
    <Notice title={title} text={text}>
      <a href={pathTo("/events")} className={actionClass("ink")}>
        {texts.toEvents}
      </a>
    </Notice>
  );
}
