import { knownPlace } from "@before-ten/contracts/events/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { type VenueOnMap, mapSize, venueOnMap } from "@before-ten/contracts/events/venue-maps";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { useTexts } from "../../../../../lib/site-texts.tsx";
import { directionsTo } from "./directions.ts";
import classes from "./venue.module.css";

interface VenueProps {
  event: Pick<PublicEvent, "location" | "country"> & Partial<Pick<PublicEvent, "venue">>;
  /** Leaves out the directions. */
  isOver?: boolean;
}

/**
 * The event's place with directions. The map is our own, so no third party learns who looks at it.
 * Without coordinates there is only text, and without a place nothing.
 */
export function Venue({ event, isOver = false }: VenueProps) {
  const texts = useTexts(eventPageTexts);
  const place = knownPlace(event.location);
  if (place === undefined) return null;
  const country = countryOf(event.country).name;
  const onMap = venueOnMap(event);
  return (
    <section className={classes.venue} aria-labelledby="venue">
      <div>
        <h2 id="venue">{isOver ? texts.pastVenueTitle : texts.venueTitle}</h2>
        <address className={classes.address}>
          <strong>{place}</strong>
          {!place.endsWith(country) && country}
        </address>
        {!isOver && event.venue?.arrival && (
          <p className={classes.arrival}>{event.venue.arrival}</p>
        )}
        {!isOver && <Directions event={event} />}
      </div>
      {onMap && <Map {...onMap} />}
    </section>
  );
}

function Directions({ event }: Pick<VenueProps, "event">) {
  const texts = useTexts(eventPageTexts);
  return (
    <>
      <p id="directions" className={classes.lead} data-screen-only>
        {texts.directions}
      </p>
      <ul className={classes.ways} aria-labelledby="directions" data-screen-only>
        {directionsTo(event).map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.opensInNewTab({ name })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Map({ name, x, y, city, place }: VenueOnMap) {
  const texts = useTexts(eventPageTexts);
  const { width, height } = mapSize;
  // The city's name is on the side of the pin that has room for it.
  const isEast = x > width / 2;
  return (
    <div className={classes.map}>
      <img
        src={`/maps/${name}.svg`}
        width={width}
        height={height}
        alt={texts.map({ place })}
        loading="lazy"
        decoding="async"
      />
      <svg className={classes.pin} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          <path d="M0 0C-12-24-32-40-32-64a32 32 0 0 1 64 0C32-40 12-24 0 0Zm0-52a12 12 0 0 0 0-24 12 12 0 0 0 0 24Z" />
          {city !== undefined && (
            <text
              className={classes.city}
              x={isEast ? -46 : 46}
              y={-50}
              textAnchor={isEast ? "end" : "start"}
            >
              {city}
            </text>
          )}
        </g>
      </svg>
    </div>
  );
}
