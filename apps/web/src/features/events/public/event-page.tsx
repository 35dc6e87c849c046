import { countryOf } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { spotsLeft } from "@before-ten/contracts/events/lifecycle";
import { clockTime, longDate, timeRange } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { pathTo } from "../../../lib/site-path.ts";
import { titleSize } from "../../../ui/title-size.ts";
import { Capacity } from "./capacity.tsx";
import { Countdown } from "./countdown.tsx";
import classes from "./event-page.module.css";
import { EventPhase } from "./event-phase.tsx";
import { EventPoster } from "./event-poster.tsx";
import { GetTickets } from "./get-tickets.tsx";
import { PosterViewer } from "./poster-viewer.tsx";
import { ViewerTime } from "./viewer-time.tsx";

interface EventPageProps {
  event: PublicEvent;
  now: Date;
}

export function EventPage({ event, now }: EventPageProps) {
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
          <a href={pathTo("/events")} className={classes.back} data-screen-only>
            ← All events
          </a>
          <h1 className={`${classes.title} ${titleSize(event.eventName)}`}>{event.eventName}</h1>
          <Poster event={event} now={now} />
          <Stub event={event} now={now} />
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
      </div>
      {event.redirectUrl !== null && (
        <div className={classes.reach} data-screen-only>
          <strong>{priceLabel(event.ticketPrice)}</strong>
          <GetTickets event={event} now={now} label="Get Tickets Now" />
        </div>
      )}
    </article>
  );
}

function Poster({ event, now }: EventPageProps) {
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

/** The event's facts, printed as a ticket's stub. */
function Stub({ event, now }: EventPageProps) {
  const left = spotsLeft(event);
  return (
    <div className={classes.stub} data-ground="light">
      <div className={classes.keep}>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>Date</dt>
            <dd>
              {longDate(event.startDate)}
              {event.endDate !== event.startDate && ` to ${longDate(event.endDate)}`}
            </dd>
          </div>
          <div className={classes.fact}>
            <dt>Time</dt>
            <dd>
              <time dateTime={event.startsAt}>
                {timeRange(event)} {event.timeZoneAbbreviation}
              </time>
              <ViewerTime startsAt={event.startsAt} timeZone={event.timeZone} />
            </dd>
          </div>
          <div className={`${classes.fact} ${classes.wideFact}`}>
            <dt>Place</dt>
            <dd>
              {locationLabel(event.location)}
              <small>{countryOf(event.country).name}</small>
            </dd>
          </div>
        </dl>
        <EventPhase
          event={event}
          now={now}
          upcoming={<Countdown startsAt={event.startsAt} now={now} />}
          running={<p>Doors are open: the party is on right now.</p>}
          ended={null}
        />
        {event.capacity !== null && (
          <Capacity registrations={event.registrations} capacity={event.capacity} />
        )}
      </div>
      <div className={classes.buy}>
        <div>
          <p className={classes.price}>{priceLabel(event.ticketPrice)}</p>
          <EventPhase
            event={event}
            now={now}
            upcoming={left !== undefined && <p className={classes.left}>{left} spots left</p>}
            ended={<p className={classes.left}>Event Ended</p>}
          />
        </div>
        <GetTickets event={event} now={now} label="Get Tickets Now" size="large" />
      </div>
    </div>
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
