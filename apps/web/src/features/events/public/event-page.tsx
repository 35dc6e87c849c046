import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime } from "@before-ten/contracts/events/time-text";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { titleSize } from "../../../ui/title-size.ts";
import { EventBanner } from "./event-banner.tsx";
import classes from "./event-page.module.css";
import { EventPhase } from "./event-phase.tsx";
import { EventPoster } from "./event-poster.tsx";
import { eventPrice } from "./event-price.ts";
import { EventStub } from "./event-stub.tsx";
import { GetTickets } from "./get-tickets.tsx";
import { OtherDates } from "./other-dates.tsx";
import { PosterViewer } from "./poster-viewer.tsx";
import { Venue } from "./venue.tsx";

interface EventPageProps {
  event: PublicEvent;
  now: Date;
  publicUrl: string;
  /** The dates to come of its series, soonest first; undefined: there is none. */
  dates?: readonly PublicEvent[] | undefined;
  /** Asks to be told by mail, where there is something to wait for. */
  alert?: ReactNode;
}

export function EventPage({ event, now, publicUrl, dates, alert }: EventPageProps) {
  const hasTicketButton = canBuyTickets(event, now) || hasEnded(event, now);
  return (
    <article>
      <record-view kind="event" item-id={event.id} />
      <div className={classes.ground} data-ground="dark">
        {event.poster && (
          <img
            className={classes.blur}
            // The smallest there is: nobody sees more than its colours.
            {...(event.poster.preview === null
              ? { src: event.poster.url, srcSet: event.poster.srcSet, sizes: "1px" }
              : { src: event.poster.preview })}
            alt=""
            loading="lazy"
          />
        )}
        <div className={`${classes.inner} ${classes.top}`}>
          <div className={classes.lead}>
            <a href={pathTo("/events")} className={classes.back} data-screen-only>
              ← All events
            </a>
            <EventBanner event={event} />
          </div>
          <h1 className={`${classes.title} ${titleSize(event.eventName)}`}>{event.eventName}</h1>
          <Poster event={event} now={now} />
          <EventStub event={event} now={now} publicUrl={publicUrl} alert={alert} />
        </div>
      </div>
      <div className={`${classes.inner} ${classes.story}`}>
        <section aria-labelledby="about-event">
          <h2 id="about-event">The party</h2>
          <p className={classes.description}>{event.description}</p>
          {event.musicGenres.length > 0 && (
            <ul className={classes.genres} aria-label="Music">
              {event.musicGenres.map((genre) => (
                <li key={genre} className={classes.genre}>
                  {genre}
                </li>
              ))}
            </ul>
          )}
        </section>
        <WhatToExpect event={event} />
        {!isCalledOff(event.disruption) && <Venue event={event} />}
      </div>
      {dates !== undefined && <OtherDates event={event} upcoming={dates} />}
      {event.redirectUrl !== null && hasTicketButton && (
        <div className={classes.reach} data-screen-only>
          <strong>{eventPrice(event)}</strong>
          <GetTickets event={event} now={now} label="Get Tickets Now" />
        </div>
      )}
    </article>
  );
}

function Poster({ event, now }: Pick<EventPageProps, "event" | "now">) {
  const { poster } = event;
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
      className={`${classes.place} ${poster === null ? classes.missing : ""}`}
    >
      {poster === null ? (
        image
      ) : (
        <PosterViewer poster={poster}>
          {/* The image may have no words, or fail to load and become one that has none. */}
          <button type="button" className={classes.open} aria-label={poster.alt || "Poster"}>
            {image}
          </button>
        </PosterViewer>
      )}
    </EventPhase>
  );
}

function WhatToExpect({ event }: { event: PublicEvent }) {
  const moments = [
    [clockTime(event.startTime), "Doors open, daylight still on the floor."],
    ["Music", "80s, 90s and early 2000s dance, chosen by people who were there."],
    ["Crowd", "Grown-ups who came to dance. Come alone or bring the whole table."],
    ["Bar", "Drinks and food are sold at the venue."],
    ["After", "Last song, lights up, home with the evening still ahead of you."],
  ] as const;
  return (
    <section aria-labelledby="expect">
      <h2 id="expect">What to Expect</h2>
      <ul className={classes.expect}>
        {moments.map(([when, what]) => (
          <li key={when}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
