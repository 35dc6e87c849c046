import type { AlbumCover } from "@before-ten/contracts/albums/output";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionSentence, stateBadges } from "@before-ten/contracts/events/state-messages";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { photoCount, photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { titleSize } from "../../../../ui/title-size.ts";
import { EventBar } from "./event-bar.tsx";
import classes from "./event-page.module.css";
import { EventPhase } from "../tickets/event-phase.tsx";
import { EventPoster } from "../tickets/event-poster.tsx";
import { EventStub } from "./event-stub.tsx";
import { LineUp } from "./line-up.tsx";
import { OtherDates } from "./other-dates.tsx";
import { PosterViewer } from "./poster-viewer.tsx";
import { RelatedEvents } from "./related-events.tsx";
import { Venue } from "./venue/venue.tsx";
import bannerClasses from "./event-banner.module.css";
import { AlbumMosaic } from "../list/album-mosaic.tsx";
import { momentsOf } from "./what-to-expect.ts";

interface EventPageProps {
  event: PublicEvent;
  now: Date;
  publicUrl: string;
  /** Upcoming dates of its series, soonest first; undefined if there is none. */
  dates?: readonly PublicEvent[] | undefined;
  /** Other upcoming parties. */
  related?: readonly PublicEvent[];
  /** Album of a past event, if it has one. */
  album?: AlbumCover | undefined;
  /** The form for an alert, if there is something to wait for. */
  alert?: ReactNode;
}

export function EventPage({ event, now, publicUrl, dates, related, album, alert }: EventPageProps) {
  const texts = useTexts(eventPageTexts);
  const { music } = useTexts(ticketTexts);
  const isCancelled = event.disruption?.kind === "cancelled";
  return (
    <article>
      <record-view kind="event" item-id={event.id} />
      <div className={classes.ground} data-ground="dark">
        <div className={`${classes.inner} ${classes.top}`}>
          <div className={classes.lead}>
            <a href={pathTo("/events")} className={classes.back} data-screen-only>
              {texts.back}
            </a>
            <EventBanner event={event} dates={dates} />
            {event.dayNotice !== null && (
              <p className={bannerClasses.notice} role="note">
                {event.dayNotice}
              </p>
            )}
          </div>
          <h1 className={`${classes.title} ${titleSize(event.eventName)}`}>{event.eventName}</h1>
          <Glance event={event} />
          <Poster event={event} now={now} album={album} />
          <EventStub event={event} now={now} publicUrl={publicUrl} alert={alert} />
        </div>
      </div>
      {!isCancelled && event.lineUp.length > 0 && <LineUp entries={event.lineUp} />}
      <div className={`${classes.inner} ${classes.story}`}>
        <section aria-labelledby="about-event">
          <h2 id="about-event">{texts.title}</h2>
          <p className={classes.description}>{event.description}</p>
          {event.musicGenres.length > 0 && (
            <ul className={classes.genres} aria-label={music}>
              {event.musicGenres.map((genre) => (
                <li key={genre} className={classes.genre}>
                  {genre}
                </li>
              ))}
            </ul>
          )}
        </section>
        {!isCancelled && <ExpectList event={event} now={now} />}
        {!isCalledOff(event.disruption) && <Venue event={event} isOver={hasEnded(event, now)} />}
      </div>
      {dates !== undefined && <OtherDates event={event} upcoming={dates} />}
      {related && <RelatedEvents events={related} now={now} />}
      <EventBar event={event} now={now} hasAlert={alert !== undefined} />
    </article>
  );
}

/** Once the party is over, its pictures stand where the poster was. */
function Poster({ event, now, album }: Pick<EventPageProps, "event" | "now" | "album">) {
  const texts = useTexts(eventPageTexts);
  const states = useTexts(eventStateTexts);
  const photos = useTexts(photosTexts);
  const { poster } = event;
  if (album) {
    const href = pathTo("/gallery/$id", { params: { id: event.id } });
    return (
      <div className={classes.place}>
        <a href={href} className={classes.album} tabIndex={-1} aria-hidden="true">
          <AlbumMosaic cover={album} priority />
        </a>
        <a href={href} className={actionClass("outline")}>
          {texts.toAlbum({ photos: photoCount(photos, album.count) })}
        </a>
      </div>
    );
  }
  const stamp = stateBadges(event, states).find(({ tone }) => tone === "off" || tone === "sold");
  const image = (
    <EventPoster
      poster={poster}
      sizes="(min-width: 62rem) 400px, (min-width: 45rem) 288px, 320px"
      priority
      className={classes.poster}
    />
  );
  return (
    <EventPhase
      event={event}
      now={now}
      className={[
        classes.place,
        poster === null && classes.missing,
        stamp?.tone === "off" && classes.muted,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {poster === null ? (
        image
      ) : (
        <PosterViewer poster={poster}>
          {/* Names the button even if the poster has no alternative text or fails to load. */}
          <button type="button" className={classes.open} aria-label={poster.alt || texts.poster}>
            {image}
          </button>
        </PosterViewer>
      )}
      {stamp && <span className={classes.across}>{stamp.label}</span>}
    </EventPhase>
  );
}

/** The main facts; on a phone the poster would separate them from the name. */
function Glance({ event }: { event: PublicEvent }) {
  const { dateToCome } = useTexts(eventStateTexts);
  const isPostponed = event.disruption?.kind === "postponed";
  return (
    <p className={classes.glance}>
      <strong>{isPostponed ? dateToCome : partyDays(event)}</strong>
      {locationLabel(event.location)}
    </p>
  );
}

/** Says at the top of the event's page what happened to it and why. */
function EventBanner({ event, dates }: Pick<EventPageProps, "event" | "dates">) {
  const { toRefunds, nextDate } = useTexts(eventPageTexts);
  const { disruption } = event;
  const states = useTexts(eventStateTexts);
  if (disruption === null) return null;
  const calledOff = isCalledOff(disruption);
  const next = dates?.find((date) => date.id !== event.id && !isCalledOff(date.disruption));
  return (
    <section
      className={`${bannerClasses.banner} ${calledOff ? bannerClasses.off : ""}`}
      data-ground="light"
      aria-labelledby="disruption"
    >
      <p id="disruption" className={bannerClasses.title}>
        {disruptionSentence(disruption, states)}
      </p>
      <p className={bannerClasses.reason}>{disruption.reason}</p>
      {calledOff && (
        <p className={bannerClasses.ways}>
          {next && (
            <a href={pathTo("/events/$id", { params: { id: next.id } })}>
              {nextDate({ day: partyDays(next) })}
            </a>
          )}
          <a href={pathTo("/trust", { hash: "refund-policy" })}>{toRefunds}</a>
        </p>
      )}
    </section>
  );
}

/** What the evening is like, in the past tense once it is over. */
export function ExpectList({ event, now }: { event: PublicEvent; now: Date }) {
  const { title } = useTexts(whatToExpectTexts);
  return (
    <section aria-labelledby="expect">
      <h2 id="expect">{title}</h2>
      <EventPhase
        event={event}
        now={now}
        upcoming={<Moments event={event} now={now} when="before" />}
        ended={<Moments event={event} now={now} when="after" />}
      />
    </section>
  );
}

interface MomentsProps extends Pick<EventPageProps, "event" | "now"> {
  when: "before" | "after";
}

function Moments({ event, now, when }: MomentsProps) {
  const texts = useTexts(whatToExpectTexts);
  const trust = useTexts(trustTexts);
  return (
    <ul className={classes.expect}>
      {momentsOf(event, texts, trust, now).map(({ what, link, [when]: sentence }) =>
        sentence === null && (link === undefined || when === "after") ? null : (
          // A party of 24 hours ends at the time of day it began, so the times alone aren't unique.
          <li key={`${what} ${sentence}`}>
            <strong>{what}</strong>
            <span>
              {sentence} {when === "before" && link && <a href={link.href}>{link.text}</a>}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
